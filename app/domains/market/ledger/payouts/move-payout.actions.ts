import { and, eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { holderOf } from '../book/holder.model.ts'
import { receivables } from '../receivables/receivables.table.ts'
import { tellHolder } from '../receivers/tell-holder.actions.ts'
import type { PayoutState } from './payout.kinds.ts'
import { canMovePayout } from './payout.model.ts'
import { payoutStateNames } from './payout.words.ts'
import { type Payout, payouts } from './payouts.table.ts'
import { recordPayoutPaid, recordPayoutReturned } from './record-payout.actions.ts'

type Move = { to: Exclude<PayoutState, 'criado'>; reason?: string }

/** What staff reads from the bank: sent, paid or returned. Audited. */
export const movePayout = (ctx: Context, uuid: string, move: Move): Promise<void> =>
  ctx.transaction(async (tx) => {
    const [payout] = await tx.db.select().from(payouts).where(eq(payouts.uuid, uuid)).for('update')
    if (!payout) throw new AppError('not_found', 'Não encontramos esse repasse.')
    if (!canMovePayout(payout.state, move.to))
      throw new AppError(
        'conflict',
        `Este repasse está como “${payoutStateNames[payout.state]}” e não pode passar para “${payoutStateNames[move.to]}”.`,
      )
    await moved[move.to](tx, payout, move.reason)
    await audit(tx, {
      action: `payout.${move.to}`,
      subject: `payout:${uuid}`,
      before: { state: payout.state },
      after: { state: move.to, reason: move.reason ?? null },
    })
  })

/** All of a day that wait: the bank has the file. */
export const sendPayoutsOf = (ctx: Context, day: string): Promise<{ sent: number }> =>
  ctx.transaction(async (tx) => {
    const waiting = await tx.db
      .select({ uuid: payouts.uuid })
      .from(payouts)
      .where(and(eq(payouts.day, day), eq(payouts.state, 'criado')))
      .orderBy(payouts.id)
    for (const { uuid } of waiting) await movePayout(tx, uuid, { to: 'enviado' })
    return { sent: waiting.length }
  })

const moved: Record<Move['to'], (tx: Context, payout: Payout, reason?: string) => Promise<void>> = {
  async enviado(tx, payout) {
    await tx.db.update(payouts).set({ state: 'enviado', sent_at: tx.now() }).where(eq(payouts.id, payout.id))
    const holder = holderOf(payout)
    await record(tx, 'payout.sent', { payout_id: payout.id, holder, amount: payout.amount })
    await tellHolder(tx, holder, {
      key: `payout:${payout.uuid}:sent`,
      title: 'Seu repasse está a caminho',
      text: 'Enviamos o repasse ao banco. Abra os recebíveis para ver o que entrou nele.',
    })
  },
  async pago(tx, payout) {
    await tx.db.update(payouts).set({ state: 'pago', paid_at: tx.now() }).where(eq(payouts.id, payout.id))
    await tx.db
      .update(receivables)
      .set({ state: 'pago' })
      .where(and(eq(receivables.payout_id, payout.id), eq(receivables.state, 'disponivel')))
    await recordPayoutPaid(tx, payout)
  },
  async devolvido(tx, payout, reason = 'O banco não disse por quê.') {
    await tx.db
      .update(payouts)
      .set({ state: 'devolvido', returned_at: tx.now(), return_reason: reason })
      .where(eq(payouts.id, payout.id))
    await tx.db.update(receivables).set({ payout_id: null }).where(eq(receivables.payout_id, payout.id))
    await recordPayoutReturned(tx, payout)
    const holder = holderOf(payout)
    await record(tx, 'payout.returned', { payout_id: payout.id, holder, amount: payout.amount, reason })
    await tellHolder(tx, holder, {
      key: `payout:${payout.uuid}:returned`,
      title: 'O banco devolveu um repasse',
      text: 'O valor voltou para o seu saldo. Confira os dados do recebedor para enviarmos de novo.',
      page: 'recebedores',
    })
  },
}
