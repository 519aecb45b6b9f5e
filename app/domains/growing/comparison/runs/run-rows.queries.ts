import { type SQL, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { activityTypes } from '#domains/garden/journal/activities/activity.kinds.ts'
import { leafVpdSql } from '#domains/growing/climate/index.ts'
import type { Context } from '#platform/context.ts'
import type { Addressable } from '#platform/files/photo-address.ts'

export type PlantRow = {
  id: number
  slug: string
  name: string
  genetic_name: string | null
  /** Anybody sees it. */
  open: boolean
  nickname: string
  started_on: string
  ended_on: string | null
  cured_g: number | null
  dry_g: number | null
  cycles: { slug: string; name: string; on: string }[]
}

/** The plants that the viewer may see among these, each with its phases. */
export async function plantRows({ db, viewer }: Context, slugs: string[]): Promise<PlantRow[]> {
  const { rows } = await db.execute<PlantRow>(sql`
    select plants.id, plants.slug, plants.name, plants.genetic_name, (${visibleTo(null)}) as open, g.nickname,
      plants.started_on::text, plants.ended_on::text, plants.cured_g::float8, plants.dry_g::float8,
      coalesce((select json_agg(json_build_object('slug', c.slug, 'name', c.name, 'on', h."on") order by h."on", h.id)
        from plant_cycle_changes h join catalogue_items c on c.id = h.plant_cycle_id where h.plant_id = plants.id), '[]') as cycles
    from plants join users g on g.id = plants.created_by
    where plants.slug = any(${sql.param(slugs)}::text[]) and ${visibleTo(viewer)}`)
  return rows
}

const ids = (list: number[]) => sql`${sql.param(list)}::int[]`
const day = (at: SQL) => sql`(${at} at time zone 'America/Sao_Paulo')::date::text`
const value = (name: string) => sql`(u.measures -> ${name} ->> 'value')::float8`
const kindsOf = (flag: 'watering' | 'feeding') =>
  sql.param(activityTypes.filter((one) => one[flag]).map(({ slug }) => slug))

export type FedRow = {
  plant_id: number
  day: string
  water: number | null
  ec: number | null
  height: number | null
  waterings: number
  feedings: number
}

/** What each plant got and measured, by day. */
export async function fedRows({ db }: Context, plant_ids: number[]): Promise<FedRow[]> {
  const { rows } = await db.execute<FedRow>(sql`
    select u.plant_id, ${day(sql`u.happened_at`)} as day, sum(${value('volume_ml')}) as water, avg(${value('ec')}) as ec,
      max(${value('height_cm')}) as height,
      (count(*) filter (where u.kind = any(${kindsOf('watering')}::text[])))::int as waterings,
      (count(*) filter (where u.kind = any(${kindsOf('feeding')}::text[])))::int as feedings
    from updates u where u.plant_id = any(${ids(plant_ids)}) and u.deleted_at is null group by 1, 2 order by 1, 2`)
  return rows
}

export type StayRow = { plant_id: number; space_id: number; since: string; until: string | null }

/** Where they stood, in spaces that the viewer may see: the air of a hidden one stays hidden. */
export async function stayRows({ db, viewer }: Context, plant_ids: number[]): Promise<StayRow[]> {
  const { rows } = await db.execute<StayRow>(sql`
    select stood.plant_id, stood.space_id, stood.since::text, stood.until::text
    from (select plant_id, space_id, since, lead(since) over (partition by plant_id order by since) as until
      from plant_places where plant_id = any(${ids(plant_ids)})) stood
    join spaces on spaces.id = stood.space_id and ${spacesVisibleTo(viewer)}
    where stood.until is null or stood.until > stood.since order by 1, 3`)
  return rows
}

export type NotedRow = {
  space_id: number
  day: string
  temperature: number | null
  humidity: number | null
  vpd: number | null
}

/** What was noted of the air of these spaces, by day. */
export async function notedRows({ db }: Context, space_ids: number[]): Promise<NotedRow[]> {
  const air = value('temperature')
  const leaf = sql`coalesce(${value('leaf_temperature')}, ${air} + coalesce(s.leaf_offset, case when s.kind in ('secagem', 'cura') then 0 else -1.5 end)::float8)`
  const { rows } = await db.execute<NotedRow>(sql`
    select u.space_id, ${day(sql`u.happened_at`)} as day, avg(${air}) as temperature, avg(${value('humidity')}) as humidity,
      avg(${leafVpdSql(air, value('humidity'), leaf)}) as vpd
    from updates u join spaces s on s.id = u.space_id
    where u.space_id = any(${ids(space_ids)}) and u.plant_id is null and u.deleted_at is null
      and u.measures ?| array['temperature', 'humidity'] group by 1, 2 order by 1, 2`)
  return rows
}

export type PhotoRow = Addressable & { plant_id: number; taken: string }

/** One picture a day of each plant: the last of that day. */
export async function photoRows({ db }: Context, plant_ids: number[]): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select distinct on (a.plant_id, taken) a.plant_id, ${day(sql`coalesce(f.taken_at, a.happened_at, f.created_at)`)} as taken,
      f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes
    from (
      select plant_id, file_id, null::timestamptz as happened_at from plant_photos where plant_id = any(${ids(plant_ids)})
      union all
      select u.plant_id, p.file_id, u.happened_at from updates u join update_photos p on p.update_id = u.id
        where u.plant_id = any(${ids(plant_ids)}) and u.deleted_at is null
    ) a join files f on f.id = a.file_id
    order by a.plant_id, taken, f.id desc limit 3000`)
  return rows
}
