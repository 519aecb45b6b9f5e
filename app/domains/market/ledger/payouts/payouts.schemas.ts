import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { typedDay } from '#shared/typed-day.ts'
import { accountKinds } from '../book/account.kinds.ts'
import { holderKinds } from '../book/holder.kinds.ts'
import { payoutStates } from './payout.kinds.ts'

const centavos = z.number().int()
const store = z.string().min(1).max(100)

export const OwnPayoutFilter = PageInput.pick({ page: true, per_page: true, show: true })
export type OwnPayoutFilter = z.infer<typeof OwnPayoutFilter>
export const StorePayoutFilter = OwnPayoutFilter.extend({ store })
export type StorePayoutFilter = z.infer<typeof StorePayoutFilter>

export const PayoutFilter = PageInput.extend({
  state: z.enum(payoutStates).optional(),
  day: typedDay.optional(),
  order_by: z.enum(['day', 'amount']).default('day'),
})
export type PayoutFilter = z.infer<typeof PayoutFilter>

export const PayoutCard = z.object({
  uuid: z.uuid(),
  day: z.iso.date(),
  amount: centavos,
  state: z.enum(payoutStates),
  /** Where it went, masked. */
  to: z.string(),
  return_reason: z.string().nullable(),
  paid_at: z.date().nullable(),
})
export type PayoutCard = z.infer<typeof PayoutCard>
export const OwnPayoutPage = pageOf(PayoutCard)

export const StaffPayoutCard = PayoutCard.extend({
  holder: z.object({ kind: z.enum(holderKinds), name: z.string() }),
  receiver_id: z.number().int(),
  can: z.object({ send: z.boolean(), confirm: z.boolean() }),
})
export type StaffPayoutCard = z.infer<typeof StaffPayoutCard>
export const StaffPayoutPage = pageOf(StaffPayoutCard)

export const PayoutsMade = z.object({ made: z.number().int() })
export const PayoutsSent = z.object({ sent: z.number().int() })
export const PayoutDay = z.object({ day: typedDay })
/** An address: what is no day is a day without payouts. */
export const BatchRef = z.object({ day: z.string().max(100) })

const uuid = z.uuid()
export const PayoutMove = z
  .object({
    uuid,
    to: z.enum(['enviado', 'pago', 'devolvido']),
    reason: z.string().trim().max(300).optional(),
  })
  .refine(({ to, reason }) => to !== 'devolvido' || (reason?.length ?? 0) >= 5, {
    path: ['reason'],
    message: 'Escreva o que o banco respondeu.',
  })
export type PayoutMove = z.infer<typeof PayoutMove>

export const StatementRef = z.object({ uuid, format: z.enum(['pdf', 'csv']).default('pdf') })
export type StatementRef = z.infer<typeof StatementRef>
export const StoreStatementRef = StatementRef.extend({ store })
export type StoreStatementRef = z.infer<typeof StoreStatementRef>

export const TrialBalance = z.object({
  accounts: z.array(z.object({ kind: z.enum(accountKinds), debits: centavos, credits: centavos, balance: centavos })),
  debits: centavos,
  credits: centavos,
  closes: z.boolean(),
  /** Where the book and the rows beside it disagree; empty when all is well. */
  disagreements: z.array(z.object({ what: z.string(), which: z.string() })),
})
export type TrialBalanceShown = z.infer<typeof TrialBalance>
