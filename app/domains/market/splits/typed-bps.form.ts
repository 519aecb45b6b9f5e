import { z } from 'zod'
import { formatNumber } from '#shared/numbers.ts'

/** A part as it is typed, in percent with two decimals at most, as basis points. */
export const typedBps = z.number('Escreva um número, como 12,5.').transform((percent) => Math.round(percent * 100))

/** '12,5' for its field. */
export const bpsField = (bps: number) => formatNumber(bps / 100)
