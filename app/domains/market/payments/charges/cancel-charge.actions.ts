import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { isWaiting } from './charge-fold.model.ts'
import { lockCharge, readCharge } from './charges.queries.ts'
import { checkCharge } from './check-charge.actions.ts'
import { demandGateway } from './configured.rules.ts'
import { own } from './facts.model.ts'
import { addCancelJob } from './open-charge.actions.ts'
import { recordFacts } from './record-facts.actions.ts'

/**
 * Gives a charge up that is not paid in full, in the caller's transaction; the gateway is told by a job. A payment that came
 * first at the gateway is heard of as `charge.paid` with `late`. Canceled twice is canceled once; paid: 409.
 */
export async function cancelCharge(tx: Context, charge_id: number): Promise<void> {
  const charge = await lockCharge(tx, charge_id)
  if (charge.status === 'canceled') return
  if (charge.paid_at) throw new AppError('conflict', 'Esta cobrança já foi paga e não pode ser cancelada.')
  const canceled = await recordFacts(tx, charge, [own(charge, 'canceled', { occurred_at: tx.now() })], record)
  if (canceled.opened_at && isWaiting(charge)) await addCancelJob(tx, canceled)
}

/** The job: the gateway no longer takes money for it. One that was paid meanwhile is read as it is. */
export async function cancelAtGateway(ctx: Context, { charge_id }: { charge_id: number }): Promise<void> {
  const { gateway_charge_id, uuid } = await readCharge(ctx, charge_id)
  if (!gateway_charge_id) return
  const answer = await demandGateway(ctx).cancel({ id: gateway_charge_id, code: uuid })
  if (answer.result === 'later') throw new Error(`the gateway can't cancel a charge now: ${answer.reason}`)
  await checkCharge(ctx, charge_id)
}
