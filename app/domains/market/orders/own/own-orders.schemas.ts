import { z } from 'zod'
import { pixKeyOf } from '#domains/market/ledger/receivers/pix-key.model.ts'
import { rowId } from '#shared/row-id.ts'
import { trackingCode } from '../dispatches/tracking.model.ts'
import { disputeKinds } from '../disputes/dispute.kinds.ts'
import { OrderFilter, OrderRef, someLines } from '../orders/orders.schemas.ts'

export const files = z.array(rowId).max(4).default([])
export const story = z.string().trim().min(10, 'Conte em uma ou duas frases o que houve.').max(2000)
export const said = z.string().trim().min(2, 'Escreva a mensagem.').max(2000)

export const OwnOrderFilter = OrderFilter.extend({
  order_by: z.enum(['first', 'created_at', 'total']).default('first'),
  /** The payments of one subscription, by what is subscribed to; unless asked for, each subscription is one row. */
  subscription: rowId.optional(),
})
export type OwnOrderFilter = z.infer<typeof OwnOrderFilter>

/** Another try for a refused order: 'boleto' would take longer than its things are kept. */
export const PayAgain = OrderRef.extend({
  method: z.enum(['pix', 'cartao']),
  installments: z.coerce.number().int().min(1).max(12).default(1),
  card_token: z.string().max(200).optional(),
})
export type PayAgain = z.infer<typeof PayAgain>

export const OrderCancel = OrderRef.extend({ reason: z.string().trim().max(500).default('') })
/** `lines`: how many of each go back; without a number all that can. */
export const WithdrawalAsk = OrderRef.extend({
  lines: someLines(z.object({ line_id: rowId, quantity: z.number().int().min(0).max(999).optional() })),
  reason: z.string().trim().max(500).default(''),
})
export const RefundPixKey = OrderRef.extend({
  pix_key: z
    .string()
    .trim()
    .max(100)
    .transform((typed, issues) => {
      const found = pixKeyOf(typed)
      if (found) return found.key
      issues.addIssue('Esta não é uma chave PIX. Use CPF, CNPJ, e-mail, celular com DDD ou a chave aleatória.')
      return z.NEVER
    }),
})
export const WithdrawalSent = OrderRef.extend({
  tracking_code: z.string().max(40).default('').transform(trackingCode),
})
export const DisputeOpen = OrderRef.extend({
  kind: z.enum(disputeKinds, 'Escolha o que houve.'),
  text: story,
  file_ids: files,
})
/** What one side writes. */
export const DisputeWords = z.object({ text: said, file_ids: files, idempotency_key: z.uuid().optional() })
export const DisputeSay = OrderRef.extend(DisputeWords.shape)
/** `amount`: the offer that is answered, centavos. */
export const OfferAnswer = OrderRef.extend({ amount: z.coerce.number().int().min(0).max(100_000_000) })
export const OrderFileRef = OrderRef.extend({ file: rowId })
export const BoughtAgain = z.object({
  /** How many products lie in the cart again, and which are no longer sold. */
  added: z.number().int(),
  missing: z.array(z.string()),
})
