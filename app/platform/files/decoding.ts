import { atMost } from './at-most.ts'

/** Decoding holds a whole picture in memory: two at a time, the others wait their turn. */
export const decoding = atMost(2)
