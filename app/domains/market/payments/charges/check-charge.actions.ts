import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { ChargeStatus } from './charge.kinds.ts'
import { lockCharge, readCharge } from './charges.queries.ts'
import { type Charge, charges } from './charges.table.ts'
import { demandGateway } from './configured.rules.ts'
import { factsOf, own } from './facts.model.ts'
import { addCancelJob, keepOpened } from './open-charge.actions.ts'
import { readAtGateway } from './read-at-gateway.queries.ts'
import { recordFacts } from './record-facts.actions.ts'

/**
 * Reads a charge at the gateway and writes what is new. One whose opening was never answered is found by our code.
 * When it has run out unpaid, it expires: only after the gateway was asked, as it may have been paid.
 * @throws when the gateway can't be asked now: the job is tried again.
 */
export async function checkCharge(ctx: Context, charge_id: number): Promise<Charge> {
  const answer = await readAtGateway(ctx, await readCharge(ctx, charge_id))
  if (answer.result !== 'done') throw new Error(`the gateway does not show a charge: ${answer.reason}`)
  const { value: there } = answer
  return ctx.transaction(async (tx) => {
    const locked = await lockCharge(tx, charge_id)
    if (!there) return expireIfDue(tx, locked)
    const written = locked.opened_at
      ? await recordFacts(tx, locked, factsOf(locked.gateway ?? demandGateway(tx).name, there))
      : await keepOpened(tx, locked, there)
    await tx.db.update(charges).set({ checked_at: tx.now() }).where(eq(charges.id, charge_id))
    return expireIfDue(tx, written)
  })
}

/** Not paid, or not in full. */
export const runsOut: ChargeStatus[] = ['pending', 'underpaid']

/** A card that its bank is still thinking about has not run out. */
async function expireIfDue(tx: Context, charge: Charge): Promise<Charge> {
  if (!runsOut.includes(charge.status) || charge.expires_at > tx.now()) return charge
  const expired = await recordFacts(tx, charge, [own(charge, 'expired', { occurred_at: tx.now() })])
  if (expired.opened_at) await addCancelJob(tx, expired)
  return expired
}
