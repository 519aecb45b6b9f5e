import { z } from 'zod'
import { CheckoutFreight } from '#domains/market/orders/checkout/checkout.schemas.ts'
import { unmask } from '#shared/masks.ts'
import { rowId } from '#shared/row-id.ts'

export const ProductQuoteAsk = z.object({
  variant_id: rowId,
  quantity: z.coerce.number().int().min(1).max(50).default(1),
  cep: z
    .string()
    .trim()
    .max(30)
    .transform(unmask)
    .refine((cep) => /^\d{8}$/.test(cep), 'O CEP tem 8 números, como 01310-100.'),
})
export type ProductQuoteAsk = z.infer<typeof ProductQuoteAsk>

/** No options: the store does not deliver there. */
export const ProductQuote = z.object({
  cep: z.string(),
  options: z.array(CheckoutFreight),
})
export type ProductQuote = z.infer<typeof ProductQuote>

export const KnownCep = z.object({ cep: z.string().nullable() })
export type KnownCep = z.infer<typeof KnownCep>
