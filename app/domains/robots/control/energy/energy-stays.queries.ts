import { type SQL, sql } from 'drizzle-orm'
import type { InDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import type { EnergyWindow } from './energy-window.model.ts'

/**
 * A robot in a time that counts: what it did from `begins` to `ends`. What it did before may be read from `since` on alone,
 * the beginning of the link (a channel that was on already).
 */
export type EnergyStay = { device_id: number; link_id: number | null; since: Date; begins: Date; ends: Date }

/** The robot as its viewer has it: nobody reads before their own link. */
export function stayOf({ device, link, since }: InDevice, { from, to }: EnergyWindow): EnergyStay {
  const first = since ?? device.created_at
  return { device_id: device.id, link_id: link?.id ?? null, since: first, ...within({ from, to }, first) }
}

const within = ({ from, to }: EnergyWindow, first: Date) => {
  const begins = first > from ? first : from
  return { begins, ends: to > begins ? to : begins }
}

/**
 * When robots stood in a space, each by the link of who had it then. Whether the viewer may know is the caller's to say.
 */
export async function staysIn({ db }: Context, space_id: number, { from, to }: EnergyWindow): Promise<EnergyStay[]> {
  const { rows } = await db.execute<{
    device_id: number
    link_id: number
    since: number
    begins: number
    ends: number
  }>(sql`
    select link.device_id, link.id as link_id, ${ms(sql`link.linked_at`)} as since, ${ms(sql`stood.begins`)} as begins,
      ${ms(sql`stood.ends`)} as ends
    from device_places place join device_links link on link.id = place.link_id,
      lateral (select greatest(place.placed_at, link.linked_at, ${from.toISOString()}::timestamptz) as begins,
        least(place.left_at, link.unlinked_at, ${to.toISOString()}::timestamptz) as ends) stood
    where place.space_id = ${space_id} and stood.begins < stood.ends
    order by stood.begins, link.device_id`)
  return rows.map(({ since, begins, ends, ...stay }) => ({
    ...stay,
    ...{ since: new Date(since), begins: new Date(begins), ends: new Date(ends) },
  }))
}

const ms = (moment: SQL) => sql`extract(epoch from ${moment})::float8 * 1000`

/** The stays as a table `stay`, numbered from 0. */
export const stayRows = (stays: readonly EnergyStay[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    stays.map((stay, n) => ({ n, ...stay })),
  )}::jsonb) as stay (n int, device_id int, link_id int, since timestamptz, begins timestamptz, ends timestamptz)`
