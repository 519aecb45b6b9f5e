import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedMoment } from '#shared/typed-day.ts'
import { couponKinds, couponStates } from './coupon.kinds.ts'

const count = z.number().int()
const MOST = 100_000_00

/** A store by its slug or id. */
export const CouponStoreRef = z.object({ store: z.string().max(80) })
export const CouponRef = CouponStoreRef.extend({ id: rowId })
export type CouponRef = z.infer<typeof CouponRef>

export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(3)
  .max(30)
  .regex(/^[A-Z0-9]+$/, 'Use só letras e números, sem espaço nem acento.')

const fields = z.object({
  code: couponCode,
  kind: z.enum(couponKinds, { error: 'Escolha o que o cupom dá.' }),
  /** Of a part: 1000 is 10 %. */
  bps: count.min(1).max(10_000, 'O desconto vai até 100 %.').nullable().default(null),
  /** Of an amount, in centavos; of free freight the most that it pays. */
  amount: count.min(1, 'Escreva um valor maior que zero.').max(MOST).nullable().default(null),
  min_goods: count.min(0).max(MOST).default(0),
  starts_at: typedMoment.nullable().default(null),
  ends_at: typedMoment.nullable().default(null),
  max_uses: count.min(1).max(1_000_000).nullable().default(null),
  max_per_user: count.min(1).max(1000).default(1),
  /** Only for these; none: for all of the store. */
  product_ids: z.array(rowId).max(500).default([]),
  first_purchase: z.boolean().default(false),
  active: z.boolean().default(true),
})

const whole = <S extends typeof fields>(schema: S) =>
  schema.superRefine((coupon, issues) => {
    const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
    if (coupon.kind === 'percentual' && !coupon.bps) say('bps', 'Escreva de quanto é o desconto, como 10.')
    if (coupon.kind === 'valor' && !coupon.amount) say('amount', 'Escreva de quanto é o desconto, como 20,00.')
    if (coupon.starts_at && coupon.ends_at && new Date(coupon.starts_at) >= new Date(coupon.ends_at))
      say('ends_at', 'O fim precisa vir depois do começo.')
    if (coupon.max_uses !== null && coupon.max_per_user > coupon.max_uses)
      say('max_per_user', 'Uma pessoa não pode usar mais vezes que o total.')
  })

export const CouponInput = whole(fields)
export type CouponInput = z.infer<typeof CouponInput>
export const CouponCreate = whole(fields.extend(CouponStoreRef.shape))
export type CouponCreate = z.infer<typeof CouponCreate>
export const CouponChange = whole(fields.extend({ ...CouponRef.shape, opened: Opened }))
export type CouponChange = z.infer<typeof CouponChange>
export const CouponSwitch = CouponRef.extend({ active: z.boolean() })
export type CouponSwitch = z.infer<typeof CouponSwitch>

export const CouponFilter = PageInput.extend({
  ...CouponStoreRef.shape,
  state: z.enum(couponStates).optional(),
  order_by: z.enum(['name', 'uses', 'sold', 'created_at']).default('created_at'),
})
export type CouponFilter = z.infer<typeof CouponFilter>

export const CouponCard = z.object({
  id: count,
  code: z.string(),
  kind: z.enum(couponKinds),
  bps: count.nullable(),
  amount: count.nullable(),
  min_goods: count,
  starts_at: z.date().nullable(),
  ends_at: z.date().nullable(),
  max_uses: count.nullable(),
  max_per_user: count,
  uses: count,
  first_purchase: z.boolean(),
  active: z.boolean(),
  state: z.enum(couponStates),
  /** Of how many products; null: of all. */
  products: count.nullable(),
  /** What it brought: paid orders with it, what they paid, what it took off them. */
  orders: count,
  sold: count,
  discounted: count,
})
export type CouponCard = z.infer<typeof CouponCard>
export const CouponPage = pageOf(CouponCard)

export const CouponDetail = CouponCard.extend({ product_ids: z.array(count), created_at: z.date() })
export type CouponDetail = z.infer<typeof CouponDetail>
