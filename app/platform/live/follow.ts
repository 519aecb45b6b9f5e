import { withEventMeta } from '@orpc/server'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { live_events } from './live.table.ts'

/**
 * Streams a channel's events from now on, or after `lastEventId` when a client reconnects. Each carries its id. The
 * table is read when notified, and every 30 s in case a notification was lost.
 */
export async function* follow<Data extends object>(
  ctx: Context,
  channel: string,
  options: { lastEventId?: string; signal?: AbortSignal },
) {
  const { live } = ctx.env
  let last = /^\d{1,15}$/.test(options.lastEventId ?? '') ? Number(options.lastEventId) : await newestId(ctx)
  while (live.isOpen() && !options.signal?.aborted) {
    const notified = live.next(
      channel,
      AbortSignal.any([AbortSignal.timeout(30_000), ...(options.signal ? [options.signal] : [])]),
    )
    for (const event of await after(ctx, channel, last)) {
      last = event.id
      yield withEventMeta(event.data as Data, { id: String(event.id) })
    }
    await notified
  }
}

const after = ({ db }: Context, channel: string, id: number) =>
  db
    .select()
    .from(live_events)
    .where(and(eq(live_events.channel, channel), gt(live_events.id, id)))
    .orderBy(asc(live_events.id))
    .limit(500)

async function newestId({ db }: Context) {
  const [row] = await db.select({ id: sql<string | null>`max(${live_events.id})` }).from(live_events)
  return Number(row?.id ?? 0)
}

/** Deletes events older than a day (cron). */
export const sweepLive = async (ctx: Context) => {
  await ctx.db.delete(live_events).where(lt(live_events.created_at, new Date(ctx.now().getTime() - 86_400_000)))
}
