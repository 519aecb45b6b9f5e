import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { dueAfter } from '#domains/robots/devices/devices/device-status.model.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { telemetry_1h } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR, MINUTE } from '#shared/durations.ts'
import { alert_episodes } from './episodes/alert-episodes.table.ts'
import { type JudgedSpells, judgeNext } from './episodes/alert-spells.model.ts'
import { longestGap } from './episodes/alert-state.model.ts'
import { samplesFrom } from './episodes/samples-of.queries.ts'
import { tellAlerts } from './episodes/tell-alerts.actions.ts'
import { type WatchedRule, watchedRules } from './episodes/watched-rules.queries.ts'
import { judgedBy, openEpisode } from './episodes/write-episode.actions.ts'
import { alert_rules } from './rules/alert-rules.table.ts'
import { firstRules } from './rules/first-rules.actions.ts'

/** The rules that each linked robot of the demo world has, and what they told of what it had measured. Of these nothing is open but silence: the job each minute says what is. */
export async function seedDeviceAlerts(tx: Context) {
  const links = await tx.db
    .select({ id: device_links.id })
    .from(device_links)
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .where(and(isNull(device_links.unlinked_at), isNull(devices.deleted_at)))
    .orderBy(asc(device_links.id))
  const sensors = new Map(
    (await tx.db.select({ id: device_sensors.id, key: device_sensors.key }).from(device_sensors)).map((one) => [
      one.key,
      one.id,
    ]),
  )
  for (const { id: link_id } of links) {
    await firstRules(tx, { link_id })
    const range = { link_id, kind: 'range', hold_minutes: 15 } as const
    await tx.db.insert(alert_rules).values([
      { ...range, sensor_id: sensors.get('temperature'), high: 31, hysteresis: 1, severity: 'critical' },
      {
        ...{ ...range, sensor_id: sensors.get('humidity'), high: 75, hysteresis: 3, day_part: 'night' },
        ...{ silent_from: '23:00', silent_to: '07:00' },
      },
      { ...range, sensor_id: sensors.get('vpd'), high: 1.6, hysteresis: 0.1, hold_minutes: 30, day_part: 'day' },
    ])
  }
  for (const watched of await watchedRules(tx)) {
    await tellOfThen(tx, watched)
    await tellOfSilence(tx, watched)
  }
}

/** Who is silent in this world was missed when its rule's minutes were over, not when the world was made. */
async function tellOfSilence(tx: Context, watched: WatchedRule) {
  const { rule, device, interval_seconds } = watched
  const since = device.last_seen_at?.getTime()
  if (rule.kind !== 'silence' || !since) return
  const missed = new Date(since + Math.max(rule.hold_minutes * MINUTE, dueAfter(interval_seconds)))
  if (missed > tx.now()) return
  const then: Context = { ...tx, now: () => missed, transaction: (work) => work(then) }
  await openEpisode(then, watched, { since, worst: null, sensor_id: null })
  await tellAlerts(then)
}

/** As the rule would have told, had it been there: around each hour in which something was beyond its limit. */
async function tellOfThen(tx: Context, watched: WatchedRule) {
  const { rule, device, slot, interval_seconds } = watched
  if (rule.sensor_id === null || slot === null) return
  const hours = await tx.db
    .select({ at: telemetry_1h.at })
    .from(telemetry_1h)
    .where(and(eq(telemetry_1h.device_id, device.id), sql`${telemetry_1h.highs}[${slot}::int] > ${rule.high}`))
    .orderBy(asc(telemetry_1h.at))
  const how = { longest_gap: longestGap(interval_seconds), opens_after: 0 }
  let judged_to = 0
  for (const { at } of hours) {
    if (at.getTime() < judged_to) continue
    judged_to = at.getTime() + 6 * HOUR
    const judged: JudgedSpells = { spells: [], run: null }
    const slots = [{ sensor_id: rule.sensor_id, slot }]
    for await (const sample of samplesFrom(tx, watched, slots, { from: at.getTime() - HOUR, to: judged_to }))
      judgeNext(rule, judged, sample, how)
    for (const { since, worst, sensor_id, ended } of judged.spells) {
      if (!ended) continue
      const [began_at, ended_at] = [new Date(since), new Date(ended.at)]
      const created_at = new Date(since + rule.hold_minutes * MINUTE)
      // In its silent hours it told nobody.
      const told = rule.silent_from === null && { told_at: created_at, over_told_at: ended_at }
      const seen_at = told && began_at.getUTCDate() % 2 ? new Date(created_at.getTime() + 6 * MINUTE) : null
      await tx.db.insert(alert_episodes).values({
        ...{ ...judgedBy(rule), sensor_id, worst, began_at, ended_at, ended_by: ended.by, created_at, seen_at },
        ...told,
      })
    }
  }
}
