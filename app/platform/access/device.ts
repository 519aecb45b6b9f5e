/** The robot of a request that carries a robot's token. It is nobody's viewer: null for people. */
export type Device = { id: number; serial: string } | null
