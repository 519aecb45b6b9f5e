import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { refundStatuses } from '../refunds/refund.kinds.ts'
import { chargeStatuses, paymentMethods, transactionKinds } from './charge.kinds.ts'

export const ChargeRef = z.object({ uuid: z.uuid() })

/** Where the browser takes a card to. */
export const CardTokenPlace = z.object({
  gateway: z.enum(['sandbox', 'pagarme']),
  url: z.string(),
  public_key: z.string(),
})

export const ChargeRefund = z.object({
  uuid: z.string(),
  reference: z.string(),
  amount: z.number().int(),
  reason: z.string(),
  status: z.enum(refundStatuses),
  failure_reason: z.string().nullable(),
  created_at: z.date(),
  ended_at: z.date().nullable(),
})
export type ChargeRefund = z.infer<typeof ChargeRefund>

/** What who pays sees of it. */
export const ChargeView = z.object({
  id: z.number().int(),
  uuid: z.string(),
  reference: z.string(),
  attempt: z.number().int(),
  description: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(chargeStatuses),
  amount: z.number().int(),
  interest_amount: z.number().int(),
  total: z.number().int(),
  installments: z.number().int(),
  captured_amount: z.number().int(),
  refunded_amount: z.number().int(),
  refund_pending_amount: z.number().int(),
  charged_back_amount: z.number().int(),
  created_at: z.date(),
  opened_at: z.date().nullable(),
  expires_at: z.date(),
  paid_at: z.date().nullable(),
  failure_reason: z.string().nullable(),
  pix: z.object({ code: z.string(), qr: z.object({ size: z.number().int(), path: z.string() }) }).nullable(),
  boleto: z
    .object({ line: z.string(), barcode: z.string(), due_on: z.string(), url: z.string().nullable() })
    .nullable(),
  card: z.object({ brand: z.string(), last_four: z.string() }).nullable(),
  refunds: z.array(ChargeRefund),
  /** In the demo world: where the bank is played. */
  bank_path: z.string().nullable(),
})
export type ChargeView = z.infer<typeof ChargeView>

/** What an open page hears: something changed, read it again. */
export const ChargeLive = z.object({ status: z.enum(chargeStatuses), opened: z.boolean() })
export type ChargeLive = z.infer<typeof ChargeLive>

export const ChargeFilter = PageInput.extend({
  status: z.enum(chargeStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  order_by: z.enum(['created_at', 'total', 'paid_at']).default('created_at'),
})
export type ChargeFilter = z.infer<typeof ChargeFilter>

export const ChargeRow = ChargeView.pick({
  id: true,
  uuid: true,
  reference: true,
  description: true,
  method: true,
  status: true,
  total: true,
  installments: true,
  captured_amount: true,
  refunded_amount: true,
  created_at: true,
  expires_at: true,
  paid_at: true,
}).extend({ attempt: z.number().int(), gateway: z.string().nullable(), payer_nickname: z.string() })
export type ChargeRow = z.infer<typeof ChargeRow>
export const ChargePage = pageOf(ChargeRow)

export const ChargeDetail = ChargeRow.extend({
  gateway_charge_id: z.string().nullable(),
  fee_amount: z.number().int(),
  charged_back_amount: z.number().int(),
  failure_reason: z.string().nullable(),
  refunds: z.array(ChargeRefund),
  transactions: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(transactionKinds),
      amount: z.number().int(),
      fee_amount: z.number().int().nullable(),
      provider_id: z.string(),
      reason: z.string().nullable(),
      occurred_at: z.date(),
      created_at: z.date(),
    }),
  ),
  /** Webhooks about it. */
  events: z.array(z.object({ event_id: z.string(), type: z.string(), created_at: z.date() })),
})
export type ChargeDetail = z.infer<typeof ChargeDetail>
