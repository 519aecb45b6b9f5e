import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import type { Context } from '#platform/context.ts'
import { type DeviceMode, device_modes } from '../modes/modes.table.ts'
import { usableBy } from '../modes/usable-mode.queries.ts'

type Robot = { device_id: number; model_id: number; owner_id: number; since: Date }

/** What a robot would follow in a cycle: its owner's own mode that it followed last, else the first ready one of its model. */
export async function modeForCycle({ db }: Context, robot: Robot, cycle: string): Promise<DeviceMode | undefined> {
  const { device_id, model_id, owner_id, since } = robot
  const isFor = and(usableBy({ model_id, owner_id }), sql`${cycle} = any(${device_modes.cycles})`)
  const followed = sql`(
    select max(told.at) from ${device_events} told where told.device_id = ${device_id} and told.kind = 'mode'
      and told.at >= ${since.toISOString()}::timestamptz and told.data ->> 'slug' = ${device_modes.slug})`
  const [own] = await db
    .select()
    .from(device_modes)
    .where(and(isFor, eq(device_modes.owner_id, owner_id), sql`${followed} is not null`))
    .orderBy(desc(followed), asc(device_modes.id))
    .limit(1)
  if (own) return own
  const [ready] = await db
    .select()
    .from(device_modes)
    .where(and(isFor, isNull(device_modes.owner_id)))
    .orderBy(asc(device_modes.order_by), asc(device_modes.id))
    .limit(1)
  return ready
}
