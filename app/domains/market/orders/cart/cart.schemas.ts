import { z } from 'zod'
import { productKinds } from '#domains/market/products/types/product-type.kinds.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { MOST_OF_ONE } from './cart-limits.kinds.ts'

/** Of a guest; who is signed in has one cart on every device. */
const cart_token = z.uuid().optional()
const quantity = z.coerce.number().int().min(1).max(MOST_OF_ONE)

export const CartRef = z.object({ cart_token })
export const CartLineAdd = z.object({ cart_token, variant_id: rowId, quantity: quantity.default(1) })
export type CartLineAdd = z.infer<typeof CartLineAdd>
export const CartLineSet = z.object({ cart_token, variant_id: rowId, quantity })
export type CartLineSet = z.infer<typeof CartLineSet>
export const CartLineRef = z.object({ cart_token, variant_id: rowId })
export type CartLineRef = z.infer<typeof CartLineRef>
export const CartCoupon = z.object({
  cart_token,
  code: z
    .string()
    .trim()
    .min(1)
    .max(30)
    .transform((code) => code.replaceAll(/\s/g, '').toUpperCase()),
})
export type CartCoupon = z.infer<typeof CartCoupon>

const amount = z.number().int()
export const CartLine = z.object({
  variant_id: amount,
  quantity: amount,
  /** None when it can no longer be bought. */
  product: z
    .object({
      id: amount,
      slug: z.string(),
      name: z.string(),
      variant_name: z.string(),
      kind: z.enum(productKinds),
      photo: PhotoDocument.nullable(),
    })
    .nullable(),
  unit_price: amount,
  /** When the price changed since it was put in. */
  price_before: amount.nullable(),
  total: amount,
  left: amount.nullable(),
  /** What it opens, and for how long. */
  opens: z.string().nullable(),
  problem: z.string().nullable(),
})
export type CartLine = z.infer<typeof CartLine>

export const CartStore = z.object({
  id: amount,
  slug: z.string(),
  name: z.string(),
  lines: z.array(CartLine),
  goods_amount: amount,
  discount_amount: amount,
  coupon: z.object({ code: z.string(), free_freight: z.boolean() }).nullable(),
  ships: z.boolean(),
})

export const CartView = z.object({
  /** For a guest: to be kept. */
  cart_token: z.string().nullable(),
  count: amount,
  stores: z.array(CartStore),
  /** What waits for its store, which is on a break: it counts in no sum, and the rest can be bought. */
  paused: z.array(CartStore.pick({ id: true, slug: true, name: true, lines: true })),
  /** What can no longer be bought, of any store. */
  gone: z.array(CartLine),
  coupons: z.array(z.object({ code: z.string(), problem: z.string().nullable() })),
  goods_amount: amount,
  discount_amount: amount,
  /** Something must be changed before it can be bought. */
  blocked: z.boolean(),
  /** What is agreed to: sent back with the purchase. */
  agreement: z.string(),
})
export type CartView = z.infer<typeof CartView>
