import { sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { searchable } from '#shared/text.ts'

/** Nearer than what only begins alike. */
const NAMED = 0.6

/** For /busca: open stores that are in the lists, by their names, small typos forgiven. One query. */
export const findStores: Finder = async ({ db }, search, { limit, offset, most }) => {
  const { rows } = await db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select s.id, row_number() over (order by near.likeness desc, s.id) as place
      from similar_names('stores', 'search_text', ${searchable(search)}) near join stores s on s.id = near.id
      where near.likeness >= ${NAMED} and s.state = 'aberta' and s.in_search and s.deleted_at is null order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, s.id, '/loja/' || s.slug as url, s.name as title, s.tagline as text,
        ${thumbnailUrl(sql`s.logo_id`)} as photo_url
      from found join stores s on s.id = found.id order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
