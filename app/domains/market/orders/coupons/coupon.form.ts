import { z } from 'zod'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { formatMoneyField, parseMoney } from '#shared/money.ts'
import { formatTypedField } from '#shared/numbers.ts'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import type { FormValues } from '#ui/form/form-context.ts'
import { couponKinds } from './coupon.kinds.ts'
import { type CouponDetail, couponCode } from './coupons.schemas.ts'

const money = z
  .string()
  .optional()
  .transform((typed, issues) => {
    const centavos = parseMoney(typed ?? '')
    if (centavos === null || (!Number.isNaN(centavos) && centavos >= 0)) return centavos
    issues.addIssue({ code: 'custom', message: 'Escreva um valor em reais, como 129,90.' })
    return z.NEVER
  })

/** As it is typed: a part in per cent, amounts in reais, the first and the last day. */
const fields = z.object({
  code: couponCode,
  kind: z.enum(couponKinds, { error: 'Escolha o que o cupom dá.' }),
  percent: z.number().gt(0, 'Escreva um desconto maior que zero.').max(100, 'O desconto vai até 100 %.').optional(),
  amount: money,
  most_freight: money,
  min_goods: money,
  from: typedDay.optional(),
  to: typedDay.optional(),
  max_uses: z.number().int().min(1).optional(),
  max_per_user: z.number().int().min(1).default(1),
  product_ids: z.array(rowId).default([]),
  first_purchase: z.boolean().default(false),
  active: z.boolean().default(true),
  opened: Opened,
})

/** What does not fit together is said beside the field in which it was typed. */
export const CouponForm = fields.superRefine(({ kind, percent, amount, from, to, max_uses, max_per_user }, issues) => {
  const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
  if (kind === 'percentual' && percent === undefined) say('percent', 'Escreva de quanto é o desconto, como 10.')
  if (kind === 'valor' && !amount) say('amount', 'Escreva de quanto é o desconto, como 20,00.')
  if (from && to && from > to) say('to', 'O último dia não pode vir antes do primeiro.')
  if (max_uses && max_per_user > max_uses) say('max_per_user', 'Uma pessoa não pode usar mais vezes que o total.')
})
type Typed = z.output<typeof CouponForm>

/** Brazil has had no daylight saving time since 2019. */
const startOf = (day: string) => `${day}T00:00:00-03:00`
const afterDay = (day: string) => new Date(new Date(startOf(day)).getTime() + DAY).toISOString()

/** The coupon that was typed: it is good until the end of its last day. */
export function couponTyped({ percent, most_freight, amount, min_goods, from, to, max_uses, ...rest }: Typed) {
  return {
    ...rest,
    bps: percent === undefined ? null : Math.round(percent * 100),
    amount: (rest.kind === 'frete_gratis' ? most_freight : amount) || null,
    min_goods: min_goods ?? 0,
    starts_at: from ? startOf(from) : null,
    ends_at: to ? afterDay(to) : null,
    max_uses: max_uses ?? null,
  }
}

const reais = (centavos: number | null) => (centavos ? formatMoneyField(centavos) : '')

export function couponValues(coupon: CouponDetail): FormValues {
  const { code, kind, bps, amount, min_goods, starts_at, ends_at, max_uses, max_per_user } = coupon
  return {
    ...{ code, kind, max_uses: max_uses ?? '', max_per_user },
    percent: bps === null ? '' : formatTypedField(bps / 100),
    amount: kind === 'valor' ? reais(amount) : '',
    most_freight: kind === 'frete_gratis' ? reais(amount) : '',
    min_goods: reais(min_goods),
    from: starts_at ? dayKey(starts_at) : '',
    to: ends_at ? dayKey(new Date(ends_at.getTime() - 1)) : '',
    product_ids: coupon.product_ids.map(String),
    first_purchase: coupon.first_purchase ? 'true' : '',
    active: coupon.active ? 'true' : 'false',
  }
}
