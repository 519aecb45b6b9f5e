import { z } from 'zod'
import { formatNumber } from '#shared/numbers.ts'
import { Opened } from '#shared/opened.ts'

/** The platform's part as it is typed: in percent, empty for the default. */
export const FeeTyped = z.object({
  percent: z
    .number('Escreva um número, como 8,5.')
    .min(0)
    .max(50, 'O máximo é 50 %.')
    .optional()
    .transform((typed) => typed ?? null),
  opened: Opened,
})

export const percentText = (bps: unknown) => (typeof bps === 'number' ? formatNumber(bps / 100) : '')

/** What the call names, as the form does. */
export const feeNames = { platform_fee_bps: { field: 'percent', say: percentText } }
