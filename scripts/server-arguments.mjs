/**
 * How Node is given the server. A page leaves some megabytes of short-lived objects: with room for more of them (MB)
 * they are collected less often, which is a twentieth of the time of drawing.
 */
export const serverArguments = ['--max-semi-space-size=64', 'server.ts']
