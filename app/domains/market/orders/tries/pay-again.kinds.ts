/** Cards that are refused one after the other are somebody's who tries out numbers. */
export const MOST_TRIES = 5
