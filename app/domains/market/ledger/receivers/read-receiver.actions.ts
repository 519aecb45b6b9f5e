import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { showReceiver } from './receivers.queries.ts'
import type { ReceiverDetail } from './receivers.schemas.ts'

/** Somebody's bank data in the open: who looked is in the audit. */
export const readReceiver = (ctx: Context, { id }: { id: number }): Promise<ReceiverDetail> =>
  ctx.transaction(async (tx) => {
    const detail = await showReceiver(tx, id)
    await audit(tx, { action: 'receiver.read', subject: `receiver:${id}` })
    return detail
  })
