import { sql } from 'drizzle-orm'
import { findPlant } from '#domains/garden/garden/index.ts'
import type { Context } from '#platform/context.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { daysBetween } from '#shared/dates.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { AlbumFilter, AlbumPhoto } from './album.schemas.ts'

type Row = Addressable & { taken: string; update_id: number | null; total: number }

/** SQL: the photos of a plant as files `f`, its own and those of its updates, without duplicates; `taken` says when. */
export const photosOf = (plant_id: number) => sql`(
  select file_id, null::int as update_id, null::timestamptz as happened_at from plant_photos where plant_id = ${plant_id}
  union all
  select p.file_id, u.id, u.happened_at from updates u join update_photos p on p.update_id = u.id
    where u.plant_id = ${plant_id} and u.deleted_at is null
) a join files f on f.id = a.file_id`
export const taken = sql`coalesce(f.taken_at, a.happened_at, f.created_at)`
const columns = sql`f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes, a.update_id, ${taken} as taken`

/** All photos of a plant by date taken. */
export async function listAlbum(ctx: Context, filter: AlbumFilter): Promise<Page<AlbumPhoto>> {
  const plant = await findPlant(ctx, filter.id_or_slug)
  const { limit, offset } = windowOf(filter)
  const direction = filter.order_type === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns}, count(*) over ()::int as total from ${photosOf(plant.id)}
    ${filter.added_before ? sql`where f.created_at < ${filter.added_before}::timestamptz` : sql``}
    order by taken ${direction}, f.id ${direction} limit ${limit} offset ${offset}`)
  return toPage(
    rows.map((row) => photoOf(ctx, plant, row)),
    rows[0]?.total ?? 0,
    filter,
  )
}

/** The newest photo of a plant that was taken in a window; whether the viewer may see the plant is the caller's to say. */
export async function newestPhoto(ctx: Context, plant: Born, { from, to }: { from: Date; to: Date }) {
  const { rows } = await ctx.db.execute<Omit<Row, 'total'>>(sql`
    select ${columns} from ${photosOf(plant.id)}
    where ${taken} >= ${from.toISOString()}::timestamptz and ${taken} < ${to.toISOString()}::timestamptz
    order by taken desc, f.id desc limit 1`)
  return rows[0] ? photoOf(ctx, plant, rows[0]) : null
}

type Born = { id: number; started_on: string }

const photoOf = (ctx: Context, { started_on }: Born, row: Omit<Row, 'total'>): AlbumPhoto => ({
  document: photoDocument(ctx, row),
  taken_at: new Date(row.taken),
  day: daysBetween(started_on, row.taken) + 1,
  update_id: row.update_id,
})
