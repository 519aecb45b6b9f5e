import { z } from 'zod'

/** The platform's part as it is typed: in percent, empty for the default. */
export const FeeTyped = z.object({
  percent: z
    .number('Escreva um número, como 8,5.')
    .min(0)
    .max(50, 'O máximo é 50 %.')
    .optional()
    .transform((typed) => typed ?? null),
})
