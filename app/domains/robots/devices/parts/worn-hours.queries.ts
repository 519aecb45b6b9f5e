import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Device } from '../devices/devices.table.ts'

/** A part in place: the slug of its channel ('' for the robot as a whole), and when it was put in. */
export type PartInPlace = { n: number; slug: string; begins: Date }
export type WornHours = { n: number; hours: number; recent_hours: number }

type Since = {
  /** From when on the viewer may read. */
  from: Date
  /** From when on hours tell the pace, also of the part before. */
  recent: Date
}

const partRows = (parts: readonly PartInPlace[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (n int, slug text, begins timestamptz)`

/**
 * Hours on of the parts at channels: from each level above zero to the next one told. What a robot did after its last
 * contact is not known: one that went silent with its lamp on does not wear on paper for ever.
 */
export async function channelHours(
  { db }: Context,
  device: Pick<Device, 'id' | 'last_seen_at'>,
  parts: readonly PartInPlace[],
  { from, recent }: Since,
): Promise<WornHours[]> {
  const until = sql`${(device.last_seen_at ?? from).toISOString()}::timestamptz`
  const hours = (begins: ReturnType<typeof sql>) =>
    sql`coalesce(sum(greatest(extract(epoch from change.ends - greatest(change.at, ${begins})), 0)) / 3600, 0)::float8`
  const { rows } = await db.execute<WornHours>(sql`
    with change as (
      select channel, level, at, least(coalesce(lead(at) over (partition by channel order by at, event_id), ${until}), ${until}) as ends
      from device_actuations where device_id = ${device.id} and at >= ${from.toISOString()}::timestamptz
    )
    select part.n, ${hours(sql`part.begins`)} as hours, ${hours(sql`${recent.toISOString()}::timestamptz`)} as recent_hours
    from ${partRows(parts)} join change on change.channel = part.slug and change.level > 0
    group by part.n`)
  return rows
}

/** Hours of parts of the robot as a whole: those in which it measured something. */
export async function robotHours(
  { db }: Context,
  device_id: number,
  parts: readonly PartInPlace[],
  { from, recent }: Since,
): Promise<WornHours[]> {
  const { rows } = await db.execute<WornHours>(sql`
    select part.n, (count(*) filter (where hour.at >= part.begins))::int as hours,
      (count(*) filter (where hour.at >= ${recent.toISOString()}::timestamptz))::int as recent_hours
    from ${partRows(parts)} join telemetry_1h hour on hour.device_id = ${device_id}
      and hour.at >= ${from.toISOString()}::timestamptz and part.slug = ''
    group by part.n`)
  return rows
}
