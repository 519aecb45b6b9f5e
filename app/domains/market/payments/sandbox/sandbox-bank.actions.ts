import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { FactKind } from '#platform/payments/gateway.ts'
import { gatewayFee } from '../installments/installments.model.ts'
import type { SandboxState } from './sandbox.kinds.ts'
import {
  type SandboxCharge,
  type SandboxRefund,
  sandbox_charges,
  sandbox_refunds,
  sandbox_transactions,
  sandbox_webhooks,
} from './sandbox.table.ts'
import { webhookPlan } from './webhook-plan.model.ts'

/** The sandbox of this site; 404 where there is none. */
export function demandSandbox({ env }: Context) {
  if (!env.payment_sandbox) throw new AppError('not_found')
  return env.payment_sandbox
}

export const newUid = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

/** A charge of the sandbox, locked for what the bank does with it. */
export async function lockSandboxCharge(tx: Context, uid: string): Promise<SandboxCharge> {
  const [charge] = await tx.db.select().from(sandbox_charges).where(eq(sandbox_charges.uid, uid)).for('update')
  if (!charge) throw new AppError('not_found', 'O banco não conhece esta cobrança.')
  return charge
}

type Move = { kind: FactKind; state?: SandboxState; amount?: number; refund_key?: string; reason?: string }

/** Something happens to a charge: it is written down, and whoever asked for the charge is told by a webhook. */
export async function happen(tx: Context, charge: SandboxCharge, move: Move): Promise<void> {
  const { kind, state, amount = 0, refund_key, reason } = move
  const fee = kind === 'captured' ? gatewayFee(charge.method, charge.installments, amount) : null
  await tx.db
    .insert(sandbox_transactions)
    .values({ uid: newUid('tr'), charge_id: charge.id, kind, amount, fee, refund_key, reason, occurred_at: tx.now() })
  if (state) await tx.db.update(sandbox_charges).set({ state }).where(eq(sandbox_charges.id, charge.id))
  await announce(tx, charge, `charge.${kind}`)
}

async function announce(tx: Context, charge: SandboxCharge, type: string) {
  const uid = newUid('ev')
  const body = JSON.stringify({ id: uid, type, charge: { id: charge.uid, code: charge.code } })
  const [webhook] = await tx.db
    .insert(sandbox_webhooks)
    .values({ uid, charge_id: charge.id, type, body, created_at: tx.now() })
    .returning()
  if (!webhook) throw new Error('insert returned no row')
  for (const seconds of webhookPlan(uid))
    await addJob(tx, 'sandbox.deliver', { webhook_id: webhook.id }, { run_at: later(tx, seconds), max_attempts: 8 })
}

export const later = (tx: Context, seconds: number) => new Date(tx.now().getTime() + seconds * 1000)

/** The payer's bank sends money, as often and as much as the payer wants. Late money comes in as well. */
export async function pay(tx: Context, charge: SandboxCharge, amount = charge.amount) {
  if (charge.method === 'cartao') throw new AppError('conflict', 'Um cartão não se paga de novo.')
  await happen(tx, charge, { kind: 'captured', state: 'paid', amount })
}

export async function refuse(tx: Context, charge: SandboxCharge, reason: string) {
  if (charge.state !== 'processing') throw new AppError('conflict', 'Só uma cobrança em análise pode ser recusada.')
  await happen(tx, charge, { kind: 'failed', state: 'failed', reason })
}

/** The card's bank made up its mind. */
export async function approve(tx: Context, charge: SandboxCharge) {
  if (charge.state !== 'processing') return
  await happen(tx, charge, { kind: 'captured', state: 'paid', amount: charge.amount })
}

export async function expire(tx: Context, charge: SandboxCharge) {
  if (charge.state !== 'open') return
  await happen(tx, charge, { kind: 'expired', state: 'expired' })
}

export async function cancel(tx: Context, charge: SandboxCharge) {
  if (charge.state !== 'open' && charge.state !== 'processing') return
  await happen(tx, charge, { kind: 'canceled', state: 'canceled' })
}

export async function chargeBack(tx: Context, charge: SandboxCharge) {
  const amount = await moneyHere(tx, charge)
  if (amount < 1) throw new AppError('conflict', 'Não há o que contestar nesta cobrança.')
  await happen(tx, charge, { kind: 'chargeback', amount, reason: 'O titular não reconhece a compra.' })
}

export async function reverseChargeback(tx: Context, charge: SandboxCharge) {
  const amount = await netOf(
    tx,
    charge,
    sql`case kind when 'chargeback' then amount when 'chargeback_reversed' then -amount else 0 end`,
  )
  if (amount < 1) throw new AppError('conflict', 'Não há contestação para desfazer.')
  await happen(tx, charge, { kind: 'chargeback_reversed', amount })
}

export async function endRefund(
  tx: Context,
  charge: SandboxCharge,
  { refund, done }: { refund: SandboxRefund; done: boolean },
) {
  const ended = await tx.db
    .update(sandbox_refunds)
    .set({ status: done ? 'done' : 'failed' })
    .where(and(eq(sandbox_refunds.id, refund.id), eq(sandbox_refunds.status, 'pending')))
    .returning()
  if (!ended.length) return
  const { amount, key: refund_key } = refund
  const reason = done ? undefined : 'A conta de quem pagou não aceitou a devolução.'
  await happen(tx, charge, { kind: done ? 'refunded' : 'refund_failed', amount, refund_key, reason })
}

/** What of a charge is with the bank: in, less what went back or was contested, or is about to go back. */
export async function moneyHere(tx: Context, charge: SandboxCharge): Promise<number> {
  const moved = await netOf(
    tx,
    charge,
    sql`case kind when 'captured' then amount when 'chargeback_reversed' then amount
      when 'chargeback' then -amount when 'refunded' then -amount else 0 end`,
  )
  const pending = and(eq(sandbox_refunds.charge_id, charge.id), eq(sandbox_refunds.status, 'pending'))
  const [row] = await tx.db
    .select({ sum: sql<number>`coalesce(sum(${sandbox_refunds.amount}), 0)::int` })
    .from(sandbox_refunds)
    .where(pending)
  return moved - (row?.sum ?? 0)
}

async function netOf(tx: Context, charge: SandboxCharge, amount: ReturnType<typeof sql>): Promise<number> {
  const [row] = await tx.db
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)::int` })
    .from(sandbox_transactions)
    .where(eq(sandbox_transactions.charge_id, charge.id))
  return row?.sum ?? 0
}
