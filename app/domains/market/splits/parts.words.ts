import { formatPercent } from '#shared/numbers.ts'

/** '12,5 %' from basis points. */
export const percentOf = (bps: number) => formatPercent(bps / 10_000, 2)
