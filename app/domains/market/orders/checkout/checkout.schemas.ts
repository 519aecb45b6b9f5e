import { z } from 'zod'
import { freightKinds } from '#domains/market/freight/quotes/quote.kinds.ts'
import { paymentMethods } from '#domains/market/payments/charges/charge.kinds.ts'
import { CardTokenPlace } from '#domains/market/payments/charges/charges.schemas.ts'
import { InstallmentView } from '#domains/market/payments/installments/installments.schemas.ts'
import {
  Cep,
  Address as PostalAddress,
} from '#domains/people/accounts/registration-confirmation/registration-confirmation.schemas.ts'
import { brazilianPhone } from '#shared/brazil.ts'
import { rowId } from '#shared/row-id.ts'
import { CartView } from '../cart/cart.schemas.ts'
import { MOST_OF_ONE } from '../cart/cart-limits.kinds.ts'

const amount = z.number().int()

/** '12=tabela:3': of store 12 its third table. */
const choice = z.string().regex(/^\d{1,9}=[\w:.-]{1,60}$/)
const choices = z.preprocess((one) => (one === undefined || Array.isArray(one) ? one : [one]), z.array(choice).max(50))

/** One thing bought at once, in place of the cart. */
const Item = z.object({ variant_id: rowId, quantity: z.coerce.number().int().min(1).max(MOST_OF_ONE).default(1) })

export const CheckoutFilter = z.object({ cep: Cep.optional(), freight: choices.default([]), ...Item.partial().shape })
export type CheckoutFilter = z.infer<typeof CheckoutFilter>

export const ShipTo = PostalAddress.extend({
  recipient: z.string().trim().min(3).max(120),
  phone: z
    .string()
    .trim()
    .max(30)
    .transform((typed, context) => {
      const phone = brazilianPhone(typed)
      if (phone) return phone
      context.addIssue('Escreva o telefone com DDD, como (31) 98765-4321.')
      return z.NEVER
    }),
})

export const CheckoutFreight = z.object({
  key: z.string(),
  kind: z.enum(freightKinds),
  name: z.string(),
  price: amount,
  days_min: amount.nullable(),
  days_max: amount.nullable(),
  note: z.string(),
  /** Where it is picked up. */
  place: z.object({ city: z.string(), uf: z.string() }).optional(),
})

export const CheckoutView = z.object({
  cart: CartView,
  stores: z.array(
    z.object({
      id: amount,
      name: z.string(),
      ships: z.boolean(),
      /** None while no CEP is known. */
      quote: z.string().nullable(),
      options: z.array(CheckoutFreight),
      /** The key of the chosen option; none when nothing is sent, or nothing can be. */
      chosen: z.string().nullable(),
      goods_amount: amount,
      discount_amount: amount,
      freight_amount: amount,
      total: amount,
    }),
  ),
  ships: z.boolean(),
  cep: z.string().nullable(),
  /** What the last order went to, or the registration says. */
  address: z
    .object({
      recipient: z.string(),
      phone: z.string(),
      cep: z.string(),
      street: z.string(),
      number: z.string(),
      complement: z.string(),
      district: z.string(),
      city: z.string(),
      uf: z.string(),
    })
    .nullable(),
  freight_amount: amount,
  total: amount,
  installments: z.array(InstallmentView),
  /** Of one thing bought at once: its order of a moment ago, for who comes back to this page. */
  just_bought: z.object({ id: amount, uuid: z.string(), at: z.date() }).nullable(),
  /** Why it cannot be bought yet, in words. */
  problem: z.string().nullable(),
  /** Where the browser takes a card; none: nothing can be paid here. */
  token_place: CardTokenPlace.nullable(),
})
export type CheckoutView = z.infer<typeof CheckoutView>

export const CheckoutInput = z.object({
  /** Made before the first try and kept: the same intent sent again is the same purchase. */
  idempotency_key: z.uuid(),
  item: Item.optional(),
  /** What was on screen: things, prices, coupons; and the total with freight. */
  agreement: z.string().length(32),
  total: z.coerce.number().int().min(0).max(1_000_000_000),
  stores: z
    .array(z.object({ store_id: rowId, quote: z.uuid().optional(), freight: z.string().max(60).optional() }))
    .min(1)
    .max(50),
  /** Where to; not needed when nothing is sent. */
  address: ShipTo.optional(),
  note: z.string().trim().max(500).default(''),
  method: z.enum(paymentMethods),
  installments: z.coerce.number().int().min(1).max(12).default(1),
  card_token: z.string().max(200).optional(),
  /** Of the link by which the buyer came. */
  click_token: z.string().max(100).optional(),
})
export type CheckoutInput = z.infer<typeof CheckoutInput>

export const CheckoutPlaced = z.object({
  uuid: z.string(),
  total: amount,
  charge_uuid: z.string().nullable(),
  orders: z.array(z.object({ uuid: z.string(), store_id: amount, total: amount })),
})
export type CheckoutPlaced = z.infer<typeof CheckoutPlaced>
