import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { dayKey } from '#shared/dates.ts'
import type { CupProof } from './cup-proof.kinds.ts'

type Row = {
  strain: string | null
  origin: string | null
  phases: CupProof['phases']
  temperature: number | null
  humidity: number | null
  readings: number
  height_cm: number | null
  ph: number | null
  ec: number | null
  measured: number
  waterings: number
  litres: number
  updates: number
  first_at: string | null
  last_at: string | null
}

const value = (name: string) => sql.raw(`(u.measures -> '${name}' ->> 'value')::float8`)

/** Saturated vapour pressure in kPa (Tetens), as the journal's VPD reckons it from means of air. */
const vpdOf = (temperature: number, humidity: number) =>
  0.61078 * Math.exp((17.27 * temperature) / (temperature + 237.3)) * (1 - humidity / 100)

/** What the journal of a plant says until now, as it is frozen at entry: it tells of no day after it. */
export async function proofOf(ctx: Context, plant_id: number, photo_ids: number[]): Promise<CupProof> {
  const now = ctx.now()
  const { rows } = await ctx.db.execute<Row>(sql`
    with own as (select u.* from updates u where u.plant_id = ${plant_id} and u.deleted_at is null
      and u.happened_at <= ${now.toISOString()}::timestamptz)
    select p.genetic_name as strain, p.origin,
      coalesce((select json_agg(json_build_object('slug', i.slug, 'name', i.name, 'started_at', c."on"::text) order by c."on", c.id)
        from plant_cycle_changes c join catalogue_items i on i.id = c.plant_cycle_id where c.plant_id = p.id
          and c."on" <= ${dayKey(now)}::date), '[]') as phases,
      avg(${value('temperature')}) as temperature, avg(${value('humidity')}) as humidity,
      count(*) filter (where ${value('temperature')} is not null and ${value('humidity')} is not null)::int as readings,
      max(${value('height_cm')}) as height_cm, avg(${value('ph')}) as ph, avg(${value('ec')}) as ec,
      count(*) filter (where u.measures <> '{}')::int as measured,
      count(*) filter (where u.kind = 'rega')::int as waterings,
      coalesce(sum(${value('volume_ml')}) filter (where u.kind = 'rega'), 0) / 1000 as litres,
      count(u.id)::int as updates, min(u.happened_at) as first_at, max(u.happened_at) as last_at
    from plants p left join own u on true where p.id = ${plant_id} group by p.id`)
  const row = rows[0] as Row
  const photos = await photosOf(ctx, plant_id)
  const { temperature, humidity, readings } = row
  return {
    version: 1,
    salt: randomBytes(16).toString('hex'),
    plant_id,
    frozen_at: now.toISOString(),
    lineage: { strain: row.strain, seed_bank: null, origin: row.origin },
    phases: row.phases,
    climate:
      temperature === null || humidity === null || readings === 0
        ? null
        : {
            ...{ temperature: rounded(temperature, 1), humidity: rounded(humidity, 0), readings },
            vpd: rounded(vpdOf(temperature, humidity), 2),
          },
    measures: {
      height_cm: row.height_cm,
      ph: row.ph === null ? null : rounded(row.ph, 2),
      ec: row.ec === null ? null : rounded(row.ec, 2),
      count: row.measured,
    },
    waterings: { count: row.waterings, litres: rounded(row.litres, 2) },
    updates: { count: row.updates, first_at: iso(row.first_at), last_at: iso(row.last_at) },
    photos: photo_ids.flatMap((id) => {
      const photo = photos.find((one) => one.id === id)
      return photo ? [{ file_id: id, taken_at: photo.taken_at.toISOString() }] : []
    }),
  }
}

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())
const rounded = (number: number, places: number) => Number(number.toFixed(places))

/** The plant's own photos and those of its journal, the oldest first. */
export async function photosOf({ db }: Pick<Context, 'db'>, plant_id: number) {
  const { rows } = await db.execute<Addressable & { taken: string }>(sql`
    select distinct on (taken, f.id) f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes,
      coalesce(f.taken_at, a.happened_at, f.created_at) as taken
    from (
      select file_id, null::timestamptz as happened_at from plant_photos where plant_id = ${plant_id}
      union all
      select p.file_id, u.happened_at from updates u join update_photos p on p.update_id = u.id
        where u.plant_id = ${plant_id} and u.deleted_at is null
    ) a join files f on f.id = a.file_id order by taken, f.id limit 300`)
  return rows.map(({ taken, ...file }) => ({ id: file.id, file, taken_at: new Date(taken) }))
}

/** The same, as an entry's form offers them. */
export const offeredPhotos = async (ctx: Context, plant_id: number) =>
  (await photosOf(ctx, plant_id)).map(({ id, file, taken_at }) => ({
    id,
    document: photoDocument(ctx, file),
    taken_at,
  }))
