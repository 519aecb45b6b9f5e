import { and, asc, eq, isNull } from 'drizzle-orm'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import { alert_episodes } from './episodes/alert-episodes.table.ts'
import { alert_rules } from './rules/alert-rules.table.ts'
import { firstRules } from './rules/first-rules.actions.ts'

/** What went wrong in the demo world: days ago, for so many minutes, how far. Nothing is open: the job each minute says what is. */
const happened = [
  { rule: 'heat', days: 61, minutes: 85, worst: 32.8 },
  { rule: 'damp', days: 33, minutes: 190, worst: 78 },
  { rule: 'heat', days: 17, minutes: 40, worst: 31.1 },
  { rule: 'heat', days: 4, minutes: 25, worst: 30.6 },
  { rule: 'damp', days: 2, minutes: 55, worst: 72.5 },
] as const

/** The rules that each linked robot of the demo world has, and what those of its first days told. */
export async function seedDeviceAlerts(tx: Context) {
  const links = await tx.db
    .select({ id: device_links.id, linked_at: device_links.linked_at })
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
  for (const [at, { id: link_id, linked_at }] of links.entries()) {
    await firstRules(tx, { link_id })
    const range = { link_id, kind: 'range', hold_minutes: 15 } as const
    const [heat, damp] = await tx.db
      .insert(alert_rules)
      .values([
        { ...range, sensor_id: sensors.get('temperature'), high: 30, hysteresis: 1, severity: 'critical' },
        {
          ...{ ...range, sensor_id: sensors.get('humidity'), high: 70, hysteresis: 3, day_part: 'night' },
          ...{ silent_from: '23:00', silent_to: '07:00' },
        },
      ])
      .returning()
    if (!heat || !damp) throw new Error('no rules')
    const rules = { heat, damp }
    for (const { rule, days, minutes, worst } of happened) {
      // Not all at the same hour everywhere.
      const began_at = new Date(tx.now().getTime() - days * DAY - (at * 47 + 30) * MINUTE)
      if (began_at < linked_at) continue
      const { id: rule_id, sensor_id, low, high } = rules[rule]
      const told_at = new Date(began_at.getTime() + 15 * MINUTE)
      const ended_at = new Date(began_at.getTime() + minutes * MINUTE)
      await tx.db.insert(alert_episodes).values({
        ...{ rule_id, sensor_id, low, high, worst, began_at, told_at, ended_at, ended_by: 'inside' as const },
        ...{
          over_told_at: ended_at,
          created_at: told_at,
          seen_at: days % 2 ? new Date(told_at.getTime() + 6 * MINUTE) : null,
        },
      })
    }
  }
}
