/** A measured number, or null where there is none: a missing reading is never 0. */
export type Reading = number | null
