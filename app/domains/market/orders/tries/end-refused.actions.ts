import type { Context } from '#platform/context.ts'
import { lapseOrders } from '../settling/lapse-orders.actions.ts'
import { lockCurrent } from './current-charge.queries.ts'

/** The job: what was refused and not tried again ends with its reservation. A try that still lives ends it by itself. */
export const endRefused = (ctx: Context, { reference }: { reference: string }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const charge = await lockCurrent(tx, reference)
    if (charge?.status === 'failed' && charge.expires_at <= tx.now()) await lapseOrders(tx, reference, 'expired')
  })
