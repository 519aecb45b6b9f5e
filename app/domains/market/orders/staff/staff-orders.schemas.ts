import { z } from 'zod'
import { accountKinds, transferKinds } from '#domains/market/ledger/book/account.kinds.ts'
import { holderRoles } from '#domains/market/ledger/book/holder.kinds.ts'
import { shownStates } from '#domains/market/ledger/receivables/receivable.words.ts'
import { chargeStatuses, transactionKinds } from '#domains/market/payments/charges/charge.kinds.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay } from '#shared/typed-day.ts'
import { OrderDetail, OrderFilter, OrderRef } from '../orders/orders.schemas.ts'

const count = z.number().int()

/** `trouble`: open disputes, or money that a bank took. */
export const StaffOrderFilter = OrderFilter.extend({
  store: z.string().max(80).optional(),
  trouble: z.enum(['disputa', 'contestado', 'devolucao']).optional(),
  /** Paid on this day or later. */
  paid_since: typedDay.optional(),
})
export type StaffOrderFilter = z.infer<typeof StaffOrderFilter>

export const StaffOrder = OrderDetail.extend({
  money: z.object({
    charge: z
      .object({
        uuid: z.string(),
        gateway: z.string().nullable(),
        status: z.enum(chargeStatuses),
        total: count,
        fee_amount: count,
      })
      .nullable(),
    transactions: z.array(
      z.object({
        id: count,
        kind: z.enum(transactionKinds),
        amount: count,
        provider_id: z.string(),
        occurred_at: z.date(),
      }),
    ),
    transfers: z.array(
      z.object({
        reference: z.string(),
        kind: z.enum(transferKinds),
        amount: count,
        at: z.date(),
        entries: z.array(z.object({ account: z.enum(accountKinds), holder: z.string().nullable(), amount: count })),
      }),
    ),
    receivables: z.array(
      z.object({
        id: count,
        holder: z.string(),
        role: z.enum(holderRoles),
        state: z.enum(shownStates),
        installment: count,
        amount: count,
        fee: count,
        reversed: count,
        due_on: z.string(),
        hold_until: z.string().nullable(),
      }),
    ),
  }),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const reason = z.string().trim().min(5, 'Diga o motivo em uma frase: os dois lados vão ler.').max(500)
export const StaffOrderReason = OrderRef.extend({ reason })
export const StaffOrderRefund = StaffOrderReason.extend({
  amount: count.min(1, 'Diga quanto volta.').max(100_000_000),
  sure: Sure.optional(),
})
/** Nothing back decides for the store. */
export const DisputeDecision = StaffOrderReason.extend({ amount: count.min(0).max(100_000_000).default(0) })
