export const MOST_LINES = 50
export const MOST_OF_ONE = 50
