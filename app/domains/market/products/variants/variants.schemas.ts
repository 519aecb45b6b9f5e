import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'

/** A hundred thousand reais, and as many grams as a lorry takes. */
const price = z.coerce.number().int().min(1).max(100_000_00)
const size = z.coerce.number().int().min(1).max(1000).nullable().default(null)
const pieces = z.coerce.number().int().min(0).max(1_000_000)

const fields = z.object({
  /** Of one that exists; without it a new one. */
  id: rowId.optional(),
  name: z.string().trim().max(80).default(''),
  /** Without it, one is made from the name. */
  sku: z
    .string()
    .trim()
    .max(40)
    .regex(/^[A-Za-z0-9._/-]*$/, 'Use letras, números, ponto, hífen e barra.')
    .default(''),
  /** Centavos. */
  price,
  compare_at_price: price.nullable().default(null),
  on_hand: pieces.default(0),
  /** How many the writer saw: then only the difference is applied, and what was sold meanwhile stays sold. */
  on_hand_seen: pieces.optional(),
  low_stock: z.coerce.number().int().min(0).max(1000).default(3),
  weight_grams: z.coerce.number().int().min(1).max(1_000_000).nullable().default(null),
  length_cm: size,
  width_cm: size,
  height_cm: size,
  active: z.boolean().default(true),
})

const isDearer = ({ price, compare_at_price }: { price: number; compare_at_price?: number | null }) =>
  !compare_at_price || compare_at_price > price
const notDearer = {
  path: ['compare_at_price'],
  message: 'O preço anterior precisa ser maior que o de agora. Aumente ou deixe em branco.',
}

export const VariantInput = fields.refine(isDearer, notDearer)
export type VariantInput = z.infer<typeof VariantInput>

/** Price and stock, at once, from the list. */
export const VariantQuick = fields
  .pick({ price: true, on_hand_seen: true })
  .extend({ on_hand: pieces.optional(), store: z.string(), id: rowId, sure: Sure.optional(), opened: Opened })
export type VariantQuick = z.infer<typeof VariantQuick>

const count = z.number().int()

/** What everybody may know of a variant. */
export const VariantOffer = z.object({
  id: count,
  name: z.string(),
  sku: z.string(),
  price: count,
  compare_at_price: count.nullable(),
  /** How many can be bought now; null when it does not run out. */
  left: count.nullable(),
  weight_grams: count.nullable(),
})
export type VariantOffer = z.infer<typeof VariantOffer>

export const VariantDetail = VariantOffer.extend({
  on_hand: count,
  reserved: count,
  low_stock: count,
  length_cm: count.nullable(),
  width_cm: count.nullable(),
  height_cm: count.nullable(),
  active: z.boolean(),
})
export type VariantDetail = z.infer<typeof VariantDetail>
