import { randomInt } from 'node:crypto'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { recordSale, restock } from '#domains/market/products/index.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { openWithdrawal } from '../life/facts.queries.ts'
import { lockOrder, moveOrder, tellOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import { mayDeliveryMove } from '../orders/order.model.ts'
import { type Order, order_lines } from '../orders/orders.table.ts'
import { amountOf } from '../refunds/amount-of.model.ts'
import { linesOf } from '../refunds/given-back.queries.ts'
import { refundOrder } from '../refunds/refund-order.actions.ts'
import { refundable } from '../refunds/refundable.queries.ts'
import { lockGoodsOf } from '../reservations/reservations.actions.ts'
import { holdMoney } from '../settling/hold-money.actions.ts'
import { moneyOfWithdrawal, withdrawable } from './withdrawal-money.model.ts'
import { type Withdrawal, withdrawals } from './withdrawals.table.ts'

type Wanted = { lines: { line_id: number; quantity?: number }[]; reason: string }

/**
 * The buyer withdraws, of everything or of some of it, and need not say why. What has no parcel is settled at once; a
 * parcel goes back first, and the money follows when the store has it.
 */
export async function askWithdrawal(tx: Context, order: Order, { lines: asked, reason }: Wanted): Promise<Withdrawal> {
  await demandAct(tx, order, 'withdraw')
  const lines = await linesOf(tx, order.id)
  const wanted: Record<number, number> = {}
  for (const { line_id, quantity } of asked) {
    const line = lines.find(({ id }) => id === line_id)
    const pieces = quantity ?? (line ? withdrawable(line) : 1)
    if (pieces > 0) wanted[line_id] = (wanted[line_id] ?? 0) + pieces
  }
  if (!Object.keys(wanted).length) throw new AppError('conflict', 'Escolha ao menos um item para devolver.')
  for (const [id, quantity] of Object.entries(wanted)) {
    const line = lines.find((one) => one.id === Number(id))
    if (!line || quantity > withdrawable(line))
      throw new AppError('conflict', 'Um item não tem essa quantidade para devolver. Recarregue a página.')
  }
  const ships = lines.some(({ id, kind }) => wanted[id] && isShipped(kind))
  await lockGoodsOf(tx, [order.id])
  const [made] = await tx.db
    .insert(withdrawals)
    .values({ order_id: order.id, lines: wanted, reason, ships, code: newCode(), created_at: tx.now() })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new AppError('conflict', 'Você já pediu uma devolução deste pedido.')
  await tellOrder(tx, order, { what: 'withdrawn', side: 'comprador', data: { reason } })
  await holdMoney(tx, order)
  if (!ships) await settle(tx, order, made, { side: 'sistema', restocked: false })
  return made
}

/** Letters and digits that nobody mixes up. */
const newCode = () => Array.from({ length: 8 }, () => 'ACDEFGHJKLMNPQRTUVWXY34679'[randomInt(26)]).join('')

const demandOpen = async (tx: Context, order: Order) => {
  const open = await openWithdrawal(tx, order.id)
  if (!open) throw new AppError('conflict', 'Não há devolução em aberto neste pedido. Recarregue a página.')
  return open
}

/**
 * The buyer posted it. From here the days run after which the money goes back by itself; a code that is corrected later
 * does not begin them anew.
 */
export async function sendBack(tx: Context, order: Order, { tracking_code }: { tracking_code: string }) {
  const { id } = await demandOpen(tx, order)
  const corrects = tracking_code
    ? and(eq(withdrawals.state, 'enviada'), ne(withdrawals.tracking_code, tracking_code))
    : undefined
  const [sent] = await tx.db
    .update(withdrawals)
    .set({
      state: 'enviada',
      tracking_code,
      sent_back_at: sql`coalesce(${withdrawals.sent_back_at}, ${tx.now().toISOString()})`,
    })
    .where(and(eq(withdrawals.id, id), or(eq(withdrawals.state, 'pedida'), corrects)))
    .returning()
  if (!sent) throw new AppError('conflict', 'Você já disse que enviou de volta.')
  await tellOrder(tx, order, { what: 'sent_back', side: 'comprador', data: { tracking_code } })
}

/** The buyer keeps it after all. */
export async function dropWithdrawal(tx: Context, order: Order) {
  const { id, state } = await demandOpen(tx, order)
  if (state !== 'pedida') throw new AppError('conflict', 'O pacote já está voltando para a loja.')
  await tx.db.update(withdrawals).set({ state: 'desistida', ended_at: tx.now() }).where(eq(withdrawals.id, id))
  await tellOrder(tx, order, { what: 'withdrawal_dropped', side: 'comprador' })
  await holdMoney(tx, order)
}

type Settled = { side: Side; restocked: boolean }

/** The store has it back. What the buyer's bank holds meanwhile can't go back: the withdrawal waits for its decision. */
export async function receiveReturn(tx: Context, order: Order, settled: Settled) {
  const open = await demandOpen(tx, order)
  if (order.payment === 'contestado')
    throw new AppError('conflict', 'O banco está com o valor deste pedido. Confirme a devolução quando ele decidir.')
  await settle(tx, order, open, settled)
}

/** The store said nothing for ten days: the money goes back all the same. False when it was settled meanwhile. */
export async function settleSilence(tx: Context, order: Order): Promise<boolean> {
  const open = await openWithdrawal(tx, order.id)
  if (open?.state !== 'enviada' || order.payment === 'contestado') return false
  await settle(tx, order, open, { side: 'sistema', restocked: false })
  return true
}

async function settle(tx: Context, order: Order, { id, lines: wanted }: Withdrawal, { side, restocked }: Settled) {
  await lockGoodsOf(tx, [order.id])
  const lines = await linesOf(tx, order.id)
  const of = moneyOfWithdrawal(lines, wanted, await refundable(tx, order))
  const refund =
    amountOf(of) > 0 ? await refundOrder(tx, order, { of, reason: 'Devolução dentro de sete dias.', side }) : null
  const ended = await tx.db
    .update(withdrawals)
    .set({ state: 'concluida', ended_at: tx.now(), restocked, refund_id: refund?.id })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.state, ['pedida', 'enviada'])))
    .returning({ id: withdrawals.id })
  if (!ended.length) throw new Error(`withdrawal ${id} is settled`)
  for (const line of lines) {
    const back = wanted[line.id] ?? 0
    if (!back) continue
    await tx.db
      .update(order_lines)
      .set({ returned: line.returned + back })
      .where(eq(order_lines.id, line.id))
    if (restocked) await restock(tx, [{ variant_id: line.variant_id, quantity: back }])
    await recordSale(tx, line.product_id, -back)
  }
  const whole = lines.every((line) => (wanted[line.id] ?? 0) === withdrawable(line))
  const goesBack = whole && mayDeliveryMove(order.delivery, 'devolvido')
  await moveOrder(tx, order, goesBack ? { delivery: 'devolvido' } : {}, { what: 'returned', side })
  await holdMoney(tx, await lockOrder(tx, order.id))
}
