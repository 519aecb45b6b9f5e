import { sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { wordsQuery } from '#platform/database/words-query.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { visibleTo } from './courses.policy.ts'
import { courses } from './courses.table.ts'

/** For /busca: the words in the title first. One query. */
export const findCourses: Finder = async ({ db, viewer }, search, { limit, offset, most }) => {
  const query = wordsQuery(search)
  const { rows } = await db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select id, row_number() over (order by ts_rank(search, ${query}) desc, id desc) as place from courses
      where ${visibleTo(viewer)} and search @@ ${query} order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, courses.id, '/dichavando/cursos/' || slug as url, title, summary as text,
        ${thumbnailUrl(courses.cover_id)} as photo_url
      from found join courses on courses.id = found.id
      order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
