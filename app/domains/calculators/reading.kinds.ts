/** A number that was read, or null where there is none. A reading of 0 is a reading; a missing one is never 0. */
export type Reading = number | null
