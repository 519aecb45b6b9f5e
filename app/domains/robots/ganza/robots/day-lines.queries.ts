import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

export const BIN_MINUTES = 30
export const DAY_BINS = 48

/**
 * The last day of each robot, by sensor: means of half hours, null where there is no data. Of the time since its owner
 * has it. One query for any number of robots.
 */
export async function dayLines(
  ctx: Context,
  device_ids: number[],
  keys: readonly string[],
): Promise<Map<number, Record<string, (number | null)[]>>> {
  const lines = new Map<number, Record<string, (number | null)[]>>()
  if (!device_ids.length) return lines
  const from = new Date(ctx.now().getTime() - DAY_BINS * BIN_MINUTES * 60_000).toISOString()
  const { rows } = await ctx.db.execute<{ device_id: number; key: string; bin: number; mean: number }>(sql`
    select reckoned.device_id, sensor.key,
      floor(extract(epoch from reckoned.at - ${from}::timestamptz) / ${BIN_MINUTES * 60})::int as bin,
      (sum(one.mean::float8 * one.count) / sum(one.count))::float8 as mean
    from telemetry_5m reckoned
      join devices robot on robot.id = reckoned.device_id
      join device_links link on link.device_id = robot.id and link.unlinked_at is null and reckoned.at >= link.linked_at,
      unnest(reckoned.means, reckoned.counts) with ordinality as one (mean, count, slot)
      join model_sensors place on place.slot = one.slot
      join device_sensors sensor on sensor.id = place.sensor_id
    where place.model_id = robot.model_id and one.count > 0
      and reckoned.device_id = any(${sql.param(device_ids)}::int[]) and reckoned.at >= ${from}::timestamptz
      and sensor.key = any(${sql.param([...keys])}::text[])
    group by 1, 2, 3 limit ${device_ids.length * keys.length * (DAY_BINS + 1)}`)
  for (const { device_id, key, bin, mean } of rows) {
    const of = lines.get(device_id) ?? {}
    lines.set(device_id, of)
    of[key] ??= Array.from({ length: DAY_BINS }, () => null)
    of[key][Math.min(bin, DAY_BINS - 1)] = mean
  }
  return lines
}
