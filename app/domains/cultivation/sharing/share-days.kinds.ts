/** How many days a link may live. */
export const shareDays = [1, 7, 30] as const
