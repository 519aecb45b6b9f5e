/** At most so many of a list, evenly over it, the first and the last among them. */
export const evenly = <One>(all: readonly One[], most: number): One[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))] as One)
