import { limitConcurrency } from './limit-concurrency.ts'

/** Decoding holds a whole picture in memory, so it runs one at a time in each thread; the others queue. */
export const decoding = limitConcurrency(1)
