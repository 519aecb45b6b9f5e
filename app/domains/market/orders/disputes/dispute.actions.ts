import { and, eq } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { attachPrivateFiles } from '#platform/files/private-files.ts'
import { once } from '#platform/sent-keys/as-sent-before.ts'
import { formatMoney } from '#shared/money.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { openDispute } from '../life/facts.queries.ts'
import { inTrouble, outOfTrouble } from '../life/open-trouble.actions.ts'
import { moveOrder, tellOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import { amountOf } from '../refunds/amount-of.model.ts'
import { refundOrder } from '../refunds/refund-order.actions.ts'
import { refundable } from '../refunds/refundable.queries.ts'
import { holdMoney } from '../settling/hold-money.actions.ts'
import type { DisputeKind, DisputeState } from './dispute.kinds.ts'
import { mayDisputeMove } from './dispute.model.ts'
import { type Dispute, dispute_files, dispute_messages, disputes } from './disputes.table.ts'
import { divided } from './divided.model.ts'

type Said = { side: Side; text: string; file_ids: number[] }

/** The buyer tells of a problem: the order waits in it, and the store's money with it. */
export async function openProblem(tx: Context, order: Order, { kind, ...said }: Said & { kind: DisputeKind }) {
  await demandAct(tx, order, 'dispute')
  await demandNew(tx, order, kind)
  const [made] = await tx.db
    .insert(disputes)
    .values({ order_id: order.id, kind, created_at: tx.now() })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new AppError('conflict', 'Já existe um problema em aberto neste pedido.')
  await write(tx, made, said)
  const moved = await moveOrder(tx, order, inTrouble(order), { what: 'disputed', side: said.side, data: { kind } })
  await holdMoney(tx, moved)
}

/** What staff has decided is not told again; another problem is. */
async function demandNew({ db }: Context, { id }: Order, kind: DisputeKind) {
  const decided = and(eq(disputes.order_id, id), eq(disputes.kind, kind), eq(disputes.state, 'decidida'))
  if (await db.$count(disputes, decided))
    throw invalidField('kind', 'A equipe já decidiu sobre este problema. Se há algo novo, escreva ao atendimento.')
}

async function write(tx: Context, { id }: Dispute, { side, text, file_ids }: Said) {
  await demandAllowedText(tx, text)
  await attachPrivateFiles(tx, file_ids, 'file_ids')
  const [message] = await tx.db
    .insert(dispute_messages)
    .values({ dispute_id: id, side, user_id: signedIn(tx).id, text, created_at: tx.now() })
    .returning({ id: dispute_messages.id })
  if (!message) throw new Error('insert returned no row')
  if (file_ids.length)
    await tx.db.insert(dispute_files).values(file_ids.map((file_id) => ({ message_id: message.id, file_id })))
}

async function demandOpen(tx: Context, order: Order): Promise<Dispute> {
  const open = await openDispute(tx, order.id)
  if (!open) throw new AppError('conflict', 'Esse problema já foi encerrado. Recarregue a página.')
  return open
}

async function moveDispute(tx: Context, dispute: Dispute, state: DisputeState, columns: Partial<Dispute> = {}) {
  if (!mayDisputeMove(dispute.state, state))
    throw new AppError('conflict', 'A conversa mudou enquanto você escrevia. Recarregue a página.')
  await tx.db
    .update(disputes)
    .set({ ...columns, state })
    .where(eq(disputes.id, dispute.id))
}

/** Any side writes, each key once. The store's first word answers it; the buyer's next makes it wait for the store again. */
export const sayInDispute = (
  tx: Context,
  order: Order,
  { idempotency_key: key, ...said }: Said & { idempotency_key?: string },
) => once(tx, { what: 'order.dispute_said', key }, () => say(tx, order, said))

async function say(tx: Context, order: Order, said: Said) {
  const open = await demandOpen(tx, order)
  await write(tx, open, said)
  if (said.side === 'loja' && open.state === 'aberta') await moveDispute(tx, open, 'respondida')
  if (said.side === 'comprador' && open.state === 'respondida') await moveDispute(tx, open, 'aberta')
  await tellOrder(tx, order, { what: 'dispute_said', side: said.side })
}

/** The store offers money; the buyer takes it or not. */
export async function offerRefund(tx: Context, order: Order, { amount, text }: { amount: number; text: string }) {
  const open = await demandOpen(tx, order)
  await demandLeft(tx, order, amount)
  await moveDispute(tx, open, 'proposta', { offer_amount: amount })
  await write(tx, open, { side: 'loja', text: text || `Oferecemos ${formatMoney(amount)} de volta.`, file_ids: [] })
  await tellOrder(tx, order, { what: 'dispute_offered', side: 'loja', data: { amount } })
}

/** Refused, it waits for the store again; staff can be asked at any time. */
export async function declineOffer(tx: Context, order: Order, seen: number) {
  const open = await demandOpen(tx, order)
  demandSeenOffer(open, seen)
  await moveDispute(tx, open, 'aberta', { offer_amount: null })
  await tellOrder(tx, order, { what: 'dispute_said', side: 'comprador' })
}

export async function acceptOffer(tx: Context, order: Order, seen: number) {
  const open = await demandOpen(tx, order)
  demandSeenOffer(open, seen)
  await endDispute(tx, order, open, { state: 'aceita', amount: seen, side: 'comprador' })
}

/** A yes or no is to what was on screen: the store may offer something else meanwhile. */
function demandSeenOffer({ state, offer_amount }: Dispute, seen: number) {
  if (state !== 'proposta' || !offer_amount) throw new AppError('conflict', 'Não há mais proposta para responder.')
  if (offer_amount !== seen)
    throw new AppError(
      'conflict',
      `A loja mudou a proposta para ${formatMoney(offer_amount)}. Confira e responda de novo.`,
    )
}

/** The buyer says that it is solved. */
export async function closeProblem(tx: Context, order: Order) {
  await endDispute(tx, order, await demandOpen(tx, order), { state: 'encerrada', amount: 0, side: 'comprador' })
}

/** Staff decides when both don't agree: an amount for the buyer, or nothing. */
export async function decideDispute(tx: Context, order: Order, { amount, reason }: { amount: number; reason: string }) {
  const open = await demandOpen(tx, order)
  await endDispute(tx, order, open, { state: 'decidida', amount, side: 'equipe', reason })
}

type Ended = { state: 'aceita' | 'decidida' | 'encerrada'; amount: number; side: Side; reason?: string }

async function endDispute(tx: Context, order: Order, open: Dispute, { state, amount, side, reason }: Ended) {
  const decided = state === 'decidida' && { decision: reason ?? null, decided_by: signedIn(tx).id }
  await moveDispute(tx, open, state, { ended_at: tx.now(), refund_amount: amount, ...decided })
  if (amount > 0) {
    await demandLeft(tx, order, amount)
    await refundOrder(tx, order, {
      of: divided(await refundable(tx, order), amount),
      reason: reason ?? 'Acordo entre quem comprou e a loja.',
      side,
    })
  }
  const data = { amount, ...(reason && { reason }) }
  const moved = await moveOrder(tx, order, await outOfTrouble(tx, order), { what: 'dispute_decided', side, data })
  await holdMoney(tx, moved)
}

async function demandLeft(tx: Context, order: Order, amount: number) {
  const most = amountOf(await refundable(tx, order))
  if (amount > most)
    throw invalidField('amount', most ? `Dá para devolver até ${formatMoney(most)}.` : 'Não há mais o que devolver.')
}
