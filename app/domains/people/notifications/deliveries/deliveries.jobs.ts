import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import { askCodesAgain } from '../addresses/addresses.jobs.ts'
import { outsideChannels } from '../choices/channel.kinds.ts'
import { isConfigured } from './configured.queries.ts'
import { deliver } from './deliver.actions.ts'
import { notification_deliveries as deliveries, notification_days } from './deliveries.table.ts'
import { deliverAt, fanOut } from './fan-out.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'notifications.resume': Record<string, never>
    'notifications.sweep': Record<string, never>
  }
}

const KEPT_DAYS = 90

/**
 * Asks again for what has waited longer than any job would let it: what was queued before this server could send by the
 * channel.
 */
async function resume(ctx: Context) {
  const able = outsideChannels.filter((channel) => isConfigured(ctx.env, channel))
  const { user_id, channel, address } = deliveries
  const waiting = await ctx.db
    .selectDistinct({ user_id, channel, address })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.status, 'queued'),
        inArray(channel, able),
        lt(deliveries.due_at, new Date(ctx.now().getTime() - 10 * MINUTE)),
      ),
    )
    .limit(1000)
  if (ctx.env.whatsapp) await ctx.transaction(askCodesAgain)
  await forEach(ctx, waiting, (tx, to) => deliverAt(tx, to, tx.now()))
}

async function sweep(ctx: Context) {
  const before = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  await ctx.db.delete(deliveries).where(lt(deliveries.created_at, before(KEPT_DAYS)))
  await ctx.db.delete(notification_days).where(lt(notification_days.day, dayKey(before(7))))
}

export const deliveriesJobs = {
  'notifications.fan_out': fanOut,
  'notifications.deliver': deliver,
  'notifications.resume': resume,
  'notifications.sweep': sweep,
} satisfies JobHandlers
