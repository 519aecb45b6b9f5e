import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { deviceOf } from '../sessions/device.model.ts'
import type { AccessFilter, AccessPage } from './access-log.schemas.ts'
import { access_log } from './access-log.table.ts'

/** Retention limit: older rows are never returned, whether or not the cleanup job has deleted them yet. */
export const sixMonthsAgo = ({ now }: Pick<Context, 'now'>) =>
  sql`${now().toISOString()}::timestamptz - interval '6 months'`

/** The viewer's own access log entries, newest first. */
export const listOwnAccess = (ctx: Context, filter: AccessFilter) => listAccessOf(ctx, signedIn(ctx).id, filter)

export async function listAccessOf(ctx: Context, user_id: number, filter: AccessFilter): Promise<AccessPage> {
  const { limit, offset } = windowOf(filter)
  const where = and(eq(access_log.user_id, user_id), gte(access_log.at, sixMonthsAgo(ctx)))
  const { id, kind, ip, user_agent, at } = access_log
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ id, kind, ip, user_agent, at })
      .from(access_log)
      .where(where)
      .orderBy(desc(access_log.at), desc(access_log.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(access_log).where(where),
  ])
  const shown = rows.map((row) => ({ ...row, device: deviceOf(row.user_agent) }))
  return toPage(shown, totals[0]?.total ?? 0, filter)
}
