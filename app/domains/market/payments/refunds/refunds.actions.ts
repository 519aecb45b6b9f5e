import { randomUUIDv7 } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { formatMoney } from '#shared/money.ts'
import { refundable, type Told } from '../charges/charge-fold.model.ts'
import { lockCharge, readCharge } from '../charges/charges.queries.ts'
import { checkCharge } from '../charges/check-charge.actions.ts'
import { demandGateway } from '../charges/configured.rules.ts'
import { recordFacts } from '../charges/record-facts.actions.ts'
import { type ChargeRefund, charge_refunds } from './refunds.table.ts'
import { settledOutside } from './refused-refunds.queries.ts'

export type RefundRequest = {
  charge_id: number
  /** What it is for: 'return:<uuid>'. The same one asked again is the same refund. */
  reference: string
  amount: number
  reason: string
  /** Money that is nobody's but who paid it, whoever has it now: what a bank took of it may come back. */
  even_if_taken?: boolean
}

/**
 * Asks for money back, in the caller's transaction; a job tells the gateway. All refunds of a charge together are never
 * more than what came in: the lock on the charge puts those who ask in a row.
 */
export async function requestRefund(tx: Context, request: RefundRequest): Promise<ChargeRefund> {
  const { charge_id, reference, amount, reason, even_if_taken = false } = request
  const charge = await lockCharge(tx, charge_id)
  const [asked] = await tx.db.select().from(charge_refunds).where(eq(charge_refunds.reference, reference))
  if (asked) {
    if (asked.charge_id === charge_id && asked.amount === amount) return asked
    throw new AppError('conflict', 'Este reembolso já foi pedido com outro valor.')
  }
  const most = refundable(charge) - (await settledOutside(tx, charge_id))
  if (amount < 1 || amount > most + (even_if_taken ? charge.charged_back_amount : 0))
    throw new AppError(
      'conflict',
      most > 0 ? `Dá para devolver até ${formatMoney(most)} desta cobrança.` : 'Não há o que devolver desta cobrança.',
    )
  const [refund] = await tx.db
    .insert(charge_refunds)
    .values({ uuid: randomUUIDv7(), charge_id, reference, amount, reason })
    .returning()
  if (!refund) throw new Error('insert returned no row')
  await recordFacts(tx, charge, [told(refund, 'refund_requested', tx.now(), reason)])
  await addJob(tx, 'payments.refund', { refund_id: refund.id }, { job_key: `payments.refund:${refund.uuid}` })
  return refund
}

/**
 * The job: tells the gateway, which takes it on or refuses. Outside of a transaction, with the refund's key: after a
 * crash it is asked again and done once. Whether the money went back is read from the charge.
 */
export async function sendRefund(ctx: Context, { refund_id }: { refund_id: number }): Promise<void> {
  const found = await findRefund(ctx, refund_id)
  if (found?.status !== 'requested') return
  // Keys are forgotten after a day: what an old one did is seen in the charge before it is asked for again.
  if (ctx.now().getTime() - found.created_at.getTime() > KEYS_HOLD_MS) await checkCharge(ctx, found.charge_id)
  const refund = await findRefund(ctx, refund_id)
  if (refund?.status !== 'requested') return
  const { gateway_charge_id } = await readCharge(ctx, refund.charge_id)
  if (!gateway_charge_id) throw new Error('a charge was paid that the gateway never had')
  const answer = await demandGateway(ctx).refund({ key: refund.uuid, gateway_charge_id, amount: refund.amount })
  if (answer.result === 'later') throw new Error(`the gateway can't take a refund on now: ${answer.reason}`)
  await ctx.transaction(async (tx) => {
    const charge = await lockCharge(tx, refund.charge_id)
    if (answer.result === 'refused')
      return recordFacts(tx, charge, [told(refund, 'refund_failed', tx.now(), answer.reason)])
    await tx.db
      .update(charge_refunds)
      .set({ status: 'accepted', accepted_at: tx.now(), gateway_refund_id: answer.value.id })
      .where(and(eq(charge_refunds.id, refund_id), eq(charge_refunds.status, 'requested')))
    return charge
  })
  // Some are done at once.
  await checkCharge(ctx, refund.charge_id)
}

const KEYS_HOLD_MS = 12 * 3_600_000

async function findRefund({ db }: Context, id: number) {
  const [refund] = await db.select().from(charge_refunds).where(eq(charge_refunds.id, id))
  return refund
}

const told = (
  { uuid, amount }: ChargeRefund,
  kind: 'refund_requested' | 'refund_failed',
  occurred_at: Date,
  reason: string,
): Told => ({ kind, amount, provider_id: `own:${uuid}:${kind}`, refund_uuid: uuid, reason, occurred_at })
