import { and, asc, eq, lte } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { notifications } from '../notifications/notifications.table.ts'
import { deliver } from './deliver.actions.ts'
import { notification_deliveries as deliveries } from './deliveries.table.ts'
import { fanOut } from './fan-out.actions.ts'

/** What the worker does for a new notice of somebody; then `clock.now` moves on, and `sendDue` sends. */
export async function fanOutAll(ctx: Context, user_id: number) {
  const rows = await ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(asc(notifications.id))
  for (const { id } of rows) await fanOut(ctx, { notification_id: id })
}

/** What the worker does at this moment: sends what is due. */
export async function sendDue(ctx: Context, user_id: number) {
  const { channel, address } = deliveries
  const due = await ctx.db
    .selectDistinct({ channel, address })
    .from(deliveries)
    .where(and(eq(deliveries.user_id, user_id), eq(deliveries.status, 'queued'), lte(deliveries.due_at, ctx.now())))
    .orderBy(asc(channel), asc(address))
  for (const to of due) await deliver(ctx, { user_id, ...to })
}

export const deliveriesOf = ({ db }: Context, user_id: number) =>
  db.select().from(deliveries).where(eq(deliveries.user_id, user_id)).orderBy(asc(deliveries.id))
