import { and, eq, isNotNull } from 'drizzle-orm'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { PushKey } from './push-subscriptions.schemas.ts'

export async function showPushKey(ctx: Context): Promise<PushKey> {
  const { id } = signedIn(ctx)
  const reminder = ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.created_by, id), isNotNull(tasks.remind_minutes)))
  const bought = ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.buyer_id, id))
  const reasons = await Promise.all([reminder.limit(1), bought.limit(1)])
  return { public_key: ctx.env.push?.public_key ?? null, expects: reasons.some((rows) => rows.length > 0) }
}
