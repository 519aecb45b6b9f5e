import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { demandRead } from '#platform/demand-sure.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { dayKey, formatDayTime } from '#shared/dates.ts'
import type { Sure } from '#shared/sure.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { leftToSend } from '../life/order-lines.model.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import { type Order, order_lines } from '../orders/orders.table.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import type { Carrier } from './carrier.kinds.ts'
import { carrierWords } from './carrier.words.ts'
import { dispatch_lines, dispatches } from './dispatches.table.ts'
import { doubtOthersCode } from './doubt-others-code.rules.ts'
import { postedProblem, trackingProblem } from './tracking.model.ts'

type Sent = {
  side: Side
  carrier: Carrier
  tracking_code: string
  note: string
  posted_on: string
  lines: { line_id: number; quantity: number }[]
  sure?: Sure
}

type Parcel = Pick<Sent, 'carrier' | 'tracking_code'>

/** Sent again after its answer was lost, a part would be told to leave twice: its like is asked about. */
async function doubtSameParcel(tx: Context, { id }: Order, { carrier, tracking_code }: Parcel, sure: Sure | undefined) {
  const before = await tx.db
    .select({ created_at: dispatches.created_at })
    .from(dispatches)
    .where(
      and(eq(dispatches.order_id, id), eq(dispatches.carrier, carrier), eq(dispatches.tracking_code, tracking_code)),
    )
    .orderBy(desc(dispatches.created_at))
  const [last] = before
  if (!last) return
  const by = `${carrierWords[carrier]}${tracking_code && `, ${tracking_code}`}`
  const count = before.length === 1 ? 'um pacote' : `${before.length} pacotes`
  demandRead(sure, `Deste pedido já saiu ${count} por ${by}, ${formatDayTime(last.created_at)}. É outro?`)
}

/** A parcel leaves: the whole order or a part of it. Never more than is left to send, by the counted update of lines. */
export async function dispatchOrder(tx: Context, order: Order, { side, lines, sure, ...parcel }: Sent): Promise<Order> {
  await demandAct(tx, order, 'dispatch')
  const problem = trackingProblem(parcel.carrier, parcel.tracking_code)
  if (problem) throw invalidField('tracking_code', problem)
  const impossible = postedProblem(parcel.posted_on, dayKey(order.created_at), dayKey(tx.now()))
  if (impossible) throw invalidField('posted_on', impossible)
  if (!lines.some(({ quantity }) => quantity > 0))
    throw new AppError('conflict', 'Diga ao menos um item que vai neste pacote.')
  await doubtSameParcel(tx, order, parcel, sure)
  await doubtOthersCode(tx, order, parcel.tracking_code, sure)
  const [dispatch] = await tx.db
    .insert(dispatches)
    .values({ ...parcel, order_id: order.id, created_by: tx.viewer?.id, created_at: tx.now() })
    .returning()
  if (!dispatch) throw new Error('insert returned no row')
  for (const [at, { line_id, quantity }] of lines.entries()) {
    if (quantity < 1) continue
    const taken = await tx.db
      .update(order_lines)
      .set({ sent: sql`${order_lines.sent} + ${quantity}` })
      .where(
        and(
          eq(order_lines.id, line_id),
          eq(order_lines.order_id, order.id),
          inArray(order_lines.kind, ['fisico', 'assinatura']),
          sql`${order_lines.sent} + ${order_lines.canceled} + ${quantity} <= ${order_lines.quantity}`,
        ),
      )
      .returning({ id: order_lines.id })
    if (!taken.length)
      throw new AppError('conflict', 'Não falta tanto para enviar. Confira a quantidade de cada item.', {
        errors: { [`lines[${at}].quantity`]: ['É mais do que falta enviar deste item.'] },
      })
    await tx.db.insert(dispatch_lines).values({ dispatch_id: dispatch.id, order_line_id: line_id, quantity })
  }
  const whole = leftToSend(await linesOf(tx, order.id)) === 0
  const { carrier, tracking_code } = parcel
  return moveOrder(
    tx,
    order,
    whole
      ? { state: 'enviado', delivery: 'enviado', sent_at: tx.now() }
      : { ...(order.state === 'pago' && { state: 'em_separacao' }), delivery: 'enviado_em_parte' },
    { what: 'sent', side, data: { carrier, tracking_code, part: whole ? 0 : 1 } },
  )
}
