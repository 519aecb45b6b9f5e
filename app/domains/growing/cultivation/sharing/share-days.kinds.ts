/** Possible lifetimes of a link, in days. */
export const shareDays = [1, 7, 30] as const
