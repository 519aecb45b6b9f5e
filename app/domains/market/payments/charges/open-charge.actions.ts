import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { publish } from '#platform/live/publish.ts'
import type { Answer, GatewayCharge } from '#platform/payments/gateway.ts'
import { chargeChannel } from './charge-channel.model.ts'
import { isWaiting } from './charge-fold.model.ts'
import { chargeView, lockCharge, readCharge } from './charges.queries.ts'
import type { ChargeView } from './charges.schemas.ts'
import { type Charge, charges } from './charges.table.ts'
import { demandGateway } from './configured.rules.ts'
import { factsOf, own } from './facts.model.ts'
import { readAtGateway } from './read-at-gateway.queries.ts'
import { recordFacts } from './record-facts.actions.ts'

/**
 * Tells the gateway, and writes what it answers. Never inside a transaction: nothing is locked while it is asked. Run
 * twice, at once or after a crash between answer and write, it asks again with the same key, gets the same charge, and
 * writes it once. A gateway that can't be reached now is asked again by the job.
 */
export async function openCharge(ctx: Context, charge_id: number): Promise<ChargeView> {
  await tryOpen(ctx, charge_id)
  return chargeView(ctx, charge_id)
}

/** As `openCharge`; says why it has to be tried again. */
export async function tryOpen(ctx: Context, charge_id: number): Promise<{ later: string } | undefined> {
  const charge = await readCharge(ctx, charge_id)
  const { payer } = charge
  // What nobody may pay any more is not opened; whether the gateway has it all the same is found out by `checkCharge`.
  if (charge.opened_at || !isWaiting(charge) || !payer || charge.expires_at <= ctx.now()) return undefined
  const order = {
    ...charge,
    payer,
    card_token: charge.card_token ?? undefined,
    parts: charge.parts ?? undefined,
  }
  const gateway = demandGateway(ctx)
  // Keys are forgotten after a day: one that is old is looked for before it is asked for again.
  const old = ctx.now().getTime() - charge.created_at.getTime() > KEYS_HOLD_MS
  const there = old ? await readAtGateway(ctx, charge) : undefined
  const answer = there && (there.result !== 'done' || there.value) ? opened(there) : await gateway.open(order)
  if (answer.result === 'later') return { later: answer.reason }
  await ctx.transaction(async (tx) => {
    const locked = await lockCharge(tx, charge_id)
    if (answer.result === 'done') await keepOpened(tx, locked, answer.value)
    else if (!locked.opened_at)
      await recordFacts(tx, locked, [own(locked, 'failed', { occurred_at: tx.now(), reason: answer.reason })])
  })
  return undefined
}

const KEYS_HOLD_MS = 12 * 3_600_000

const opened = (there: Answer<GatewayCharge | null>): Answer<GatewayCharge> =>
  there.result === 'done' && there.value
    ? { result: 'done', value: there.value }
    : { result: 'later', reason: there.result === 'done' ? 'not there' : there.reason }

/** Writes how to pay a charge, once, and what has happened to it already. */
export async function keepOpened(tx: Context, charge: Charge, opened: GatewayCharge): Promise<Charge> {
  const gateway = demandGateway(tx).name
  const { pix, boleto, card } = opened
  const [first] = await tx.db
    .update(charges)
    .set({
      gateway,
      gateway_charge_id: opened.id,
      opened_at: tx.now(),
      checked_at: tx.now(),
      card_token: null,
      pix_code: pix?.code,
      boleto_line: boleto?.line,
      boleto_barcode: boleto?.barcode,
      boleto_due_on: boleto?.due_on,
      boleto_url: boleto?.url,
      card_brand: card?.brand,
      card_last_four: card?.last_four,
    })
    .where(and(eq(charges.id, charge.id), isNull(charges.opened_at)))
    .returning()
  if (first) {
    await record(tx, 'charge.opened', { charge_id: charge.id, reference: charge.reference })
    await publish(tx, chargeChannel(charge.id), { status: first.status, opened: true })
    // Given up while the gateway was asked: it must not stay payable there.
    if (!isWaiting(first)) await addCancelJob(tx, first)
  }
  return recordFacts(tx, first ?? charge, factsOf(gateway, opened))
}

export const addCancelJob = (tx: Context, { id, uuid }: Charge) =>
  addJob(tx, 'payments.cancel', { charge_id: id }, { job_key: `payments.cancel:${uuid}` })
