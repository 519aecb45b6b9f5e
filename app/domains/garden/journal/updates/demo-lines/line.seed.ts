/** Day of the cycle, the first is 0. */
export type Days = readonly [from: number, to: number]

/** A journal sentence. Words in braces are filled in; without `days` it fits any day, without a place both. */
export type Line = readonly [text: string, days?: Days, where?: 'dentro' | 'fora']

/** Actions and observations. */
export type Lines = { done: Line[]; seen: Line[] }
