import { sql } from 'drizzle-orm'
import { findPlant } from '#domains/garden/garden/index.ts'
import type { Context } from '#platform/context.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { daysBetween } from '#shared/dates.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { AlbumFilter, AlbumPhoto } from './album.schemas.ts'

type Row = Addressable & { taken: string; update_id: number | null; total: number }

/** All photos of a plant by date taken, its own and those of its updates, without duplicates. */
export async function listAlbum(ctx: Context, filter: AlbumFilter): Promise<Page<AlbumPhoto>> {
  const plant = await findPlant(ctx, filter.id_or_slug)
  const { limit, offset } = windowOf(filter)
  const direction = filter.order_type === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await ctx.db.execute<Row>(sql`
    select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes, a.update_id,
      coalesce(f.taken_at, a.happened_at, f.created_at) as taken, count(*) over ()::int as total
    from (
      select file_id, null::int as update_id, null::timestamptz as happened_at from plant_photos where plant_id = ${plant.id}
      union all
      select p.file_id, u.id, u.happened_at from updates u join update_photos p on p.update_id = u.id
        where u.plant_id = ${plant.id} and u.deleted_at is null
    ) a join files f on f.id = a.file_id
    order by taken ${direction}, f.id ${direction} limit ${limit} offset ${offset}`)
  const photos = rows.map(({ taken, update_id, ...file }) => ({
    document: photoDocument(ctx, file),
    taken_at: new Date(taken),
    day: daysBetween(plant.started_on, taken) + 1,
    update_id,
  }))
  return toPage(photos, rows[0]?.total ?? 0, filter)
}
