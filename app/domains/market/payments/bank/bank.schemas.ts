import { z } from 'zod'
import { paymentMethods } from '#platform/payments/gateway.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { sandboxStates } from '../sandbox/sandbox.kinds.ts'
import { bankActs } from './bank.kinds.ts'

export const BankFilter = PageInput.extend({
  /** The gateway's id of one charge. */
  charge: z.string().max(64).optional(),
  state: z.enum(sandboxStates).optional(),
})
export type BankFilter = z.infer<typeof BankFilter>

export const BankCharge = z.object({
  uid: z.string(),
  description: z.string(),
  method: z.enum(paymentMethods),
  state: z.enum(sandboxStates),
  amount: z.number().int(),
  installments: z.number().int(),
  captured_amount: z.number().int(),
  charged_back_amount: z.number().int(),
  refund_pending_amount: z.number().int(),
  card_last_four: z.string().nullable(),
  created_at: z.date(),
  expires_at: z.date(),
  acts: z.array(z.enum(bankActs)),
})
export type BankCharge = z.infer<typeof BankCharge>
export const BankPage = pageOf(BankCharge)

export const BankPlay = z.object({
  charge: z.string().min(1).max(64),
  act: z.enum(bankActs),
  amount: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
})
