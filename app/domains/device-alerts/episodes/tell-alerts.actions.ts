import { and, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { minuteOfDay } from '#domains/control/modes/mode-engine.model.ts'
import { device_sensors } from '#domains/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/devices/devices/devices.table.ts'
import { device_links } from '#domains/devices/links/device-links.table.ts'
import { device_members } from '#domains/devices/members/device-members.table.ts'
import { notify } from '#domains/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { alert_followers } from '../rules/alert-followers.table.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { isSilentAt } from './alert-state.model.ts'
import { toldEnds } from './episode.kinds.ts'
import { beganWords, overWords } from './episode.words.ts'

/** Tells of what began, and to who was told of that, that it is over. In silent hours it waits; what ended in them is not told. */
export async function tellAlerts(ctx: Context) {
  const minute = minuteOfDay(ctx.now().getTime())
  const rows = await untold(ctx)
  const ripe = rows.filter(({ rule }) => !isSilentAt(minute, rule.silent_from, rule.silent_to))
  await forEach(ctx, ripe, tell)
}

async function tell(tx: Context, row: ToldRow) {
  const { episode } = row
  const over = episode.ended_at !== null
  const column = over ? alert_episodes.over_told_at : alert_episodes.told_at
  const [claimed] = await tx.db
    .update(alert_episodes)
    .set(over ? { over_told_at: tx.now() } : { told_at: tx.now() })
    // Whoever tells at the same time waits here and then finds it told, or over.
    .where(and(eq(alert_episodes.id, episode.id), isNull(column), over ? undefined : isNull(alert_episodes.ended_at)))
    .returning({ id: alert_episodes.id })
  if (!claimed) return
  const words = (over ? overWords : beganWords)(row)
  for (const user_id of await listeners(tx, row.link))
    await notify(tx, {
      user_id,
      kind: 'device',
      ...words,
      url: `/ganza/${row.serial}/avisos`,
      key: `alert:${episode.id}${over ? ':over' : ''}`,
    })
}

export type ToldRow = Awaited<ReturnType<typeof untold>>[number]

const untold = ({ db }: Context) =>
  db
    .select({
      episode: alert_episodes,
      rule: alert_rules,
      link: { id: device_links.id, user_id: device_links.user_id, name: device_links.name },
      serial: devices.serial,
      sensor: {
        key: device_sensors.key,
        name: device_sensors.name,
        unit: device_sensors.unit,
        decimals: device_sensors.decimals,
      },
    })
    .from(alert_episodes)
    .innerJoin(alert_rules, eq(alert_rules.id, alert_episodes.rule_id))
    .innerJoin(device_links, and(eq(device_links.id, alert_rules.link_id), isNull(device_links.unlinked_at)))
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .leftJoin(device_sensors, eq(device_sensors.id, alert_episodes.sensor_id))
    .where(
      or(
        and(isNull(alert_episodes.ended_at), isNull(alert_episodes.told_at)),
        and(
          isNotNull(alert_episodes.told_at),
          isNull(alert_episodes.over_told_at),
          inArray(alert_episodes.ended_by, [...toldEnds]),
        ),
      ),
    )
    .orderBy(alert_episodes.id)

/** The owner, and those with whom it is shared now who want to be told. */
async function listeners(tx: Context, { id, user_id }: ToldRow['link']): Promise<number[]> {
  const wants = tx.db
    .select({ one: sql`1` })
    .from(alert_followers)
    .where(and(eq(alert_followers.link_id, id), eq(alert_followers.user_id, device_members.user_id)))
  const members = await tx.db
    .select({ user_id: device_members.user_id })
    .from(device_members)
    .where(
      and(
        eq(device_members.link_id, id),
        or(isNull(device_members.expires_at), gt(device_members.expires_at, tx.now())),
        exists(wants),
      ),
    )
  return [user_id, ...members.map((member) => member.user_id)]
}
