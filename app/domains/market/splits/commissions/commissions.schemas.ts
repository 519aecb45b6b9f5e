import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { commissionStates } from './commission.kinds.ts'

const id = z.number().int()
const amount = z.number().int()
const store = z.string().min(1).max(100)

export const CommissionFilter = PageInput.extend({
  state: z.enum(commissionStates).optional(),
  order_by: z.enum(['created_at', 'amount']).default('created_at'),
})
export type CommissionFilter = z.infer<typeof CommissionFilter>
export const StoreCommissionFilter = CommissionFilter.extend({ store })
export type StoreCommissionFilter = z.infer<typeof StoreCommissionFilter>

/** Of one line of an order. Nothing of the buyer. */
export const Commission = z.object({
  /** Of the line. */
  id,
  order_uuid: z.string(),
  title: z.string(),
  /** Who sold it; their link's code. */
  nickname: z.string(),
  code: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** What was paid for the line. */
  paid: amount,
  bps: id,
  amount,
  /** Of the amount, what went back with the purchase. */
  back: amount,
  state: z.enum(commissionStates),
  created_at: z.date(),
})
export type Commission = z.infer<typeof Commission>
export const CommissionPage = pageOf(Commission)

export const CommissionStoreRef = z.object({ store })
/** What is still due, by state; what went back. */
export const CommissionSums = z.object({
  sales: id,
  pendente: amount,
  aprovada: amount,
  paga: amount,
  estornada: amount,
})
export type CommissionSums = z.infer<typeof CommissionSums>
