import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay } from '#shared/typed-day.ts'
import { carriers } from '../dispatches/carrier.kinds.ts'
import { trackingCode } from '../dispatches/tracking.model.ts'
import { OrderFilter, OrderRef, someLines } from '../orders/orders.schemas.ts'
import { DisputeWords } from '../own/own-orders.schemas.ts'

const store = z.string().min(1).max(80)
const count = z.number().int()
const pieces = count.min(0).max(999).default(0)
const centavos = count.min(0).max(100_000_000)

export const StoreOrderFilter = OrderFilter.extend({
  store,
  /** Those that the store has to send; of them those whose day to be posted is over. */
  to_send: z.enum(['sim', 'atrasado']).optional(),
  /** Those of which something is on its way back. */
  returning: z.enum(['sim']).optional(),
  order_by: z.enum(['first', 'created_at', 'total']).default('first'),
})
export type StoreOrderFilter = z.infer<typeof StoreOrderFilter>

export const StoreOrderRef = OrderRef.extend({ store })
export type StoreOrderRef = z.infer<typeof StoreOrderRef>

export const OrdersPrepare = z.object({
  store,
  uuids: z.array(z.uuid()).min(1, 'Escolha ao menos um pedido.').max(100),
})
export const OrdersPrepared = z.object({ prepared: count, skipped: count })

export const OrderDispatchInput = StoreOrderRef.extend({
  carrier: z.enum(carriers, 'Escolha quem leva.'),
  tracking_code: z.string().max(40).default('').transform(trackingCode),
  posted_on: typedDay,
  note: z.string().trim().max(300).default(''),
  lines: someLines(z.object({ line_id: rowId, quantity: pieces })),
  sure: Sure.optional(),
})
export const TrackingCorrection = StoreOrderRef.extend({
  dispatch_id: rowId,
  carrier: z.enum(carriers, 'Escolha quem leva.'),
  tracking_code: z.string().max(40).transform(trackingCode).pipe(z.string().min(1, 'Escreva o código certo.')),
  sure: Sure.optional(),
})
export const OrderHandOver = StoreOrderRef.extend({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'O código tem seis números.'),
})
export const OrderDelivered = StoreOrderRef.extend({
  proof: z.string().trim().min(5, 'Diga quem recebeu e como você sabe.').max(300),
})
export const StoreOrderCancel = StoreOrderRef.extend({
  reason: z.string().trim().min(5, 'Diga o motivo: quem comprou vai ler.').max(500),
})
export const LineBackAsk = z.object({ line_id: rowId, amount: centavos.default(0), canceled: pieces })
const back = {
  lines: someLines(LineBackAsk),
  freight: centavos.default(0),
}
export const OrderRefundAsk = StoreOrderRef.extend({
  ...back,
  reason: z.string().trim().min(5, 'Diga o motivo: quem comprou vai ler.').max(500),
  sure: Sure.optional(),
})
export const OrderRefundDraft = StoreOrderRef.extend(back)
/** Who gives back what: of the buyer's amount, and the gateway's fee that comes back to the store. */
export const OrderRefundShares = z.object({
  amount: count,
  interest_amount: count,
  platform: count,
  store: count,
  store_fee: count,
  others: z.array(z.object({ role: z.enum(['parceiro', 'afiliado']), amount: count })),
})
export type OrderRefundShares = z.infer<typeof OrderRefundShares>

export const ReturnReceived = StoreOrderRef.extend({ restocked: z.boolean().default(false) })
export const StoreDisputeSay = StoreOrderRef.extend(DisputeWords.shape)
export const DisputeOffer = StoreOrderRef.extend({
  amount: centavos.min(1, 'Diga quanto você devolve.'),
  text: z.string().trim().max(1000).default(''),
})
export const OrderNote = StoreOrderRef.extend({
  text: z.string().trim().min(2, 'Escreva a anotação.').max(500),
  idempotency_key: z.uuid().optional(),
})

export const PickingRef = z.object({ store })
export const PickingList = z.object({
  data: z.array(
    z.object({
      variant_id: count,
      title: z.string(),
      variant_name: z.string(),
      sku: z.string(),
      pieces: count,
      orders: z.array(z.object({ id: count, pieces: count })),
    }),
  ),
})
