import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import type { Sure } from '#shared/sure.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { Order } from '../orders/orders.table.ts'
import type { Carrier } from './carrier.kinds.ts'
import { dispatches } from './dispatches.table.ts'
import { doubtOthersCode } from './doubt-others-code.rules.ts'
import { trackingProblem } from './tracking.model.ts'

type Right = { side: Side; dispatch_id: number; carrier: Carrier; tracking_code: string; sure?: Sure }

/** What was typed wrong of a parcel that is on its way; the history keeps what stood before. */
export async function correctTracking(tx: Context, order: Order, { side, dispatch_id, sure, ...right }: Right) {
  await demandAct(tx, order, 'correct_tracking')
  const problem = trackingProblem(right.carrier, right.tracking_code)
  if (problem) throw invalidField('tracking_code', problem)
  const which = and(eq(dispatches.id, dispatch_id), eq(dispatches.order_id, order.id))
  const [before] = await tx.db.select().from(dispatches).where(which)
  if (!before) throw new AppError('not_found', 'Não encontramos este pacote.')
  const { carrier, tracking_code } = before
  if (carrier === right.carrier && tracking_code === right.tracking_code) return
  await doubtOthersCode(tx, order, right.tracking_code, sure)
  await tx.db.update(dispatches).set(right).where(which)
  await tellOrder(tx, order, {
    what: 'tracking_corrected',
    side,
    data: { ...right, ...(tracking_code && { old_code: tracking_code }) },
  })
}
