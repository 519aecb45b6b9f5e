/** Day of the cycle, the first is 0. */
export type Days = readonly [from: number, to: number]

/** A sentence of a grower's journal. Words in braces are filled in; without `days` it fits any, without a place everywhere. */
export type Line = readonly [text: string, days?: Days, where?: 'dentro' | 'fora']

/** What was done, and what was seen. */
export type Lines = { done: Line[]; seen: Line[] }
