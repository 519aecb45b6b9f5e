import { and, eq, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { PaymentGateway, WebhookHint } from '#platform/payments/gateway.ts'
import { lockCharge } from '../charges/charges.queries.ts'
import { charges } from '../charges/charges.table.ts'
import { demandGateway } from '../charges/configured.rules.ts'
import { factsOf } from '../charges/facts.model.ts'
import { keepOpened } from '../charges/open-charge.actions.ts'
import { readAtGateway } from '../charges/read-at-gateway.queries.ts'
import { recordFacts } from '../charges/record-facts.actions.ts'
import { gateway_events } from './gateway-events.table.ts'

type Received = { headers: Record<string, unknown>; body: string }
export type WebhookEffect = 'written' | 'repeated' | 'unknown'

/**
 * Takes a webhook: a good signature makes it a hint, and what it is about is read at the gateway. Its id is kept under a
 * unique key in the transaction of its effect, so that it is acted on once, however often, late or out of order it comes;
 * when the gateway can't be read now it is refused (503), and comes again. Of charges that are not ours it is kept without
 * effect.
 */
export async function receiveWebhook(ctx: Context, { headers, body }: Received): Promise<WebhookEffect> {
  const gateway = demandGateway(ctx)
  const hint = gateway.readWebhook({ headers, body, now: ctx.now() })
  if (!hint) throw new AppError('unauthorized', 'A assinatura não confere.')
  if (await wasReceived(ctx, gateway, hint)) return 'repeated'
  const charge = await subjectOf(ctx, gateway, hint)
  if (!charge) {
    await ctx.transaction((tx) => keepEvent(tx, gateway, hint, null))
    return 'unknown'
  }
  const answer = await readAtGateway(ctx, charge)
  if (answer.result !== 'done') throw new AppError('unavailable')
  const there = answer.value
  return ctx.transaction(async (tx) => {
    const locked = await lockCharge(tx, charge.id)
    if (!(await keepEvent(tx, gateway, hint, locked.id))) return 'repeated'
    if (!there) return 'unknown'
    if (locked.opened_at) await recordFacts(tx, locked, factsOf(gateway.name, there))
    else await keepOpened(tx, locked, there)
    return 'written'
  })
}

async function wasReceived({ db }: Context, { name }: PaymentGateway, { event_id }: WebhookHint) {
  const same = and(eq(gateway_events.gateway, name), eq(gateway_events.event_id, event_id))
  return (await db.select({ id: gateway_events.id }).from(gateway_events).where(same)).length > 0
}

/** By the gateway's id, or by our code: its answer to the opening may have been lost. */
async function subjectOf({ db }: Context, { name }: PaymentGateway, { gateway_charge_id, code }: WebhookHint) {
  const by_id = gateway_charge_id && and(eq(charges.gateway, name), eq(charges.gateway_charge_id, gateway_charge_id))
  const by_code = code && isUuid(code) && eq(charges.uuid, code)
  if (!by_id && !by_code) return undefined
  const [charge] = await db
    .select()
    .from(charges)
    .where(or(by_id || undefined, by_code || undefined))
  return charge
}

async function keepEvent(tx: Context, { name }: PaymentGateway, hint: WebhookHint, charge_id: number | null) {
  const { event_id, type, gateway_charge_id } = hint
  const kept = await tx.db
    .insert(gateway_events)
    .values({ gateway: name, event_id, type, gateway_charge_id, charge_id })
    .onConflictDoNothing()
    .returning()
  return kept.length > 0
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
