import { sql } from 'drizzle-orm'
import { findSpace } from '#domains/garden/garden/index.ts'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import type { Context } from '#platform/context.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { SpaceAlbumFilter, SpacePhoto } from './album.schemas.ts'

type Row = Addressable & {
  taken: string
  update_id: number | null
  slug: string | null
  name: string | null
  total: number
}

/**
 * All photos of a space by date taken: its own, those of its updates, and those of its plants that the viewer may see.
 */
export async function listSpaceAlbum(ctx: Context, filter: SpaceAlbumFilter): Promise<Page<SpacePhoto>> {
  const { id } = await findSpace(ctx, filter.slug)
  const { limit, offset } = windowOf(filter)
  const direction = filter.order_type === 'asc' ? sql`asc` : sql`desc`
  const visible = plantsVisibleTo(ctx.viewer)
  const { rows } = await ctx.db.execute<Row>(sql`
    select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes, a.update_id, a.slug, a.name,
      coalesce(f.taken_at, a.happened_at, f.created_at) as taken, count(*) over ()::int as total
    from (
      select file_id, null::int as update_id, null::timestamptz as happened_at, null as slug, null as name
        from space_photos where space_id = ${id}
      union all
      select p.file_id, null, null, plants.slug, plants.name from plants join plant_photos p on p.plant_id = plants.id
        where plants.space_id = ${id} and ${visible}
      union all
      select p.file_id, updates.id, updates.happened_at, plants.slug, plants.name
        from updates join update_photos p on p.update_id = updates.id left join plants on plants.id = updates.plant_id
        where updates.space_id = ${id} and updates.deleted_at is null and (updates.plant_id is null or (${visible}))
    ) a join files f on f.id = a.file_id
    order by taken ${direction}, f.id ${direction} limit ${limit} offset ${offset}`)
  const photos = rows.map(({ taken, update_id, slug, name, total: _, ...file }) => ({
    document: photoDocument(ctx, file),
    taken_at: new Date(taken),
    update_id,
    plant: slug && name ? { slug, name } : null,
  }))
  return toPage(photos, rows[0]?.total ?? 0, filter)
}
