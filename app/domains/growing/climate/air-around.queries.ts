import { type SQL, sql } from 'drizzle-orm'
import { airByDay } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { isOfItsAir } from './its-air.queries.ts'
import { type Stay, staysOf } from './stays.queries.ts'
import { leafVpdSql } from './vpd.queries.ts'

/** Means of a day. */
export type AirOfDay = Partial<Record<'temperature' | 'humidity' | 'vpd', number>>
type Air = Map<string, AirOfDay>

/**
 * The air around these plants by day since `from`, wherever each stood: what robots measured there, else what was noted. The
 * same queries for any number of plants.
 */
export async function airAround(ctx: Context, plant_ids: number[], from = ''): Promise<(plant_id: number) => Air> {
  const stays = await staysOf(ctx, plant_ids, from)
  const air = await airOf(ctx, stays)
  return (plant_id) =>
    daysOfAir(
      stays.filter((stay) => stay.plant_id === plant_id),
      air,
      ctx,
    )
}

/** By space and day. */
async function airOf(ctx: Context, stays: Stay[]): Promise<Air> {
  const air: Air = new Map()
  const [first] = stays.map(({ since }) => since).toSorted()
  if (!first) return air
  const space_ids = [...new Set(stays.map(({ space_id }) => space_id))]
  const window = { from: new Date(`${first}T00:00:00-03:00`), to: ctx.now() }
  const [noted, measured] = await Promise.all([notedByDay(ctx, space_ids, window), airByDay(ctx, space_ids, window)])
  for (const row of noted) keepNoted(air, row)
  for (const { space_id, day, name, mean } of measured) {
    const key = `${space_id} ${day}`
    air.set(key, { ...air.get(key), [name]: mean })
  }
  return air
}

function keepNoted(air: Air, { space_id, day, temperature, humidity, vpd }: NotedDay) {
  const known = Object.entries({ temperature, humidity, vpd }).filter(([, value]) => value !== null)
  air.set(`${space_id} ${day}`, Object.fromEntries(known) as AirOfDay)
}

function daysOfAir(stays: Stay[], air: Air, { now }: Context): Air {
  const days: Air = new Map()
  const today = dayKey(now())
  for (const { space_id, since, until } of stays)
    for (let day = since; day < (until ?? addDays(today, 1)); day = addDays(day, 1)) {
      const known = air.get(`${space_id} ${day}`)
      if (known) days.set(day, known)
    }
  return days
}

const ids = (list: number[]) => sql`${sql.param(list)}::int[]`
const day = (at: SQL) => sql`(${at} at time zone 'America/Sao_Paulo')::date::text`
const value = (name: string) => sql`(updates.measures -> ${name} ->> 'value')::float8`

type NotedDay = {
  space_id: number
  day: string
  temperature: number | null
  humidity: number | null
  vpd: number | null
}

/** What was noted of the air of these spaces, by day. */
async function notedByDay(ctx: Context, space_ids: number[], { from, to }: { from: Date; to: Date }) {
  const air = value('temperature')
  const leaf = sql`coalesce(${value('leaf_temperature')}, ${air} + coalesce(s.leaf_offset, case when s.kind in ('secagem', 'cura') then 0 else -1.5 end)::float8)`
  const { rows } = await ctx.db.execute<NotedDay>(sql`
    select updates.space_id, ${day(sql`updates.happened_at`)} as day, avg(${air}) as temperature, avg(${value('humidity')}) as humidity,
      avg(${leafVpdSql(air, value('humidity'), leaf)}) as vpd
    from updates join spaces s on s.id = updates.space_id
    where updates.space_id = any(${ids(space_ids)}) and ${isOfItsAir(ctx)} and updates.deleted_at is null
      and updates.happened_at >= ${from.toISOString()} and updates.happened_at <= ${to.toISOString()}
      and updates.measures ?| array['temperature', 'humidity'] group by 1, 2 order by 1, 2`)
  return rows
}
