import { and, eq, inArray, sql } from 'drizzle-orm'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { DeviceAlerts } from '../rules/alert-rules.schemas.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { showAlerts } from '../rules/device-alerts.queries.ts'
import type { AlertEpisodeRef } from './alert-episodes.schemas.ts'
import { alert_episodes } from './alert-episodes.table.ts'

/** Somebody who works the robot knows of it. Who says so first, counts. */
export const seeEpisode = (ctx: Context, { id, episode_id }: AlertEpisodeRef): Promise<DeviceAlerts> =>
  ctx.transaction(async (tx) => {
    const { link } = await inDevice(tx, id, 'work')
    const rules = tx.db
      .select({ id: alert_rules.id })
      .from(alert_rules)
      .where(eq(alert_rules.link_id, link?.id ?? 0))
    const seen = await tx.db
      .update(alert_episodes)
      .set({ seen_at: sql`coalesce(${alert_episodes.seen_at}, ${tx.now().toISOString()}::timestamptz)` })
      .where(and(eq(alert_episodes.id, episode_id), inArray(alert_episodes.rule_id, rules)))
      .returning({ id: alert_episodes.id })
    if (!seen.length) throw new AppError('not_found', 'Este aviso não existe mais.')
    return showAlerts(tx, { id })
  })
