import { z } from 'zod'
import { paymentMethods } from '#domains/market/payments/charges/charge.kinds.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

const id = z.number().int()
const amount = z.number().int()

export const SplitPreviewInput = z.object({
  /** The slug of the store. */
  store: z.string().min(1).max(100),
  /** The slug of a product; none: what holds for the whole store. */
  product: z.string().max(100).optional(),
  variant_id: rowId.optional(),
  /** Another price than the variant's, to try it out; demanded without a product. */
  price: z.coerce
    .number()
    .int()
    .min(1, 'O preço começa em R$ 0,01.')
    .max(100_000_000, 'O preço vai até R$ 1.000.000,00.')
    .optional(),
  /** Sold by an affiliate's link, when there is a programme for it. */
  affiliate: queryBoolean.default(false),
})
export type SplitPreviewInput = z.infer<typeof SplitPreviewInput>

export const SplitPreview = z.object({
  store: z.object({ slug: z.string(), name: z.string() }),
  product: z
    .object({
      slug: z.string(),
      name: z.string(),
      variants: z.array(z.object({ id, name: z.string(), price: amount })),
      /** Whether it can be sent to the team now. */
      can: z.object({ submit: z.boolean() }),
    })
    .nullable(),
  /** Of which variant the price is; none: a price that was typed. */
  variant_id: id.nullable(),
  price: amount,
  platform_bps: id,
  /** The programme's commission; none: there is no programme. */
  affiliate_bps: id.nullable(),
  with_affiliate: z.boolean(),
  partners: z.array(z.object({ name: z.string(), bps: id })),
  rows: z.array(
    z.object({
      method: z.enum(paymentMethods),
      installments: id,
      paid: amount,
      interest: amount,
      platform: amount,
      affiliate: amount,
      partners: amount,
      gateway_fee: amount,
      net: amount,
      days: z.object({ first: id, last: id }),
    }),
  ),
})
export type SplitPreview = z.infer<typeof SplitPreview>
