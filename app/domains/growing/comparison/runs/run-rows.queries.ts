import { type SQL, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { activityTypes } from '#domains/garden/journal/activities/activity.kinds.ts'
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
