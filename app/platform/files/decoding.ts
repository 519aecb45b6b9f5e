import { atMost } from './at-most.ts'

/** Decoding holds a whole picture in memory: one at a time in each thread, the others wait their turn. */
export const decoding = atMost(1)
