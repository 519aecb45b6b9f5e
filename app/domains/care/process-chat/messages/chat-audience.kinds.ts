import { compartments } from '#domains/care/processes/processes/process.kinds.ts'

/** For whom a message is: the client and the whole team, or the client and one profession. */
export const audiences = ['todos', ...compartments] as const
export type Audience = (typeof audiences)[number]
