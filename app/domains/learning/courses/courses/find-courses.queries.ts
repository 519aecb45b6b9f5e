import { type SQL, sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { wordsQuery } from '#platform/database/words-query.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { visibleTo } from './courses.policy.ts'
import { courses } from './courses.table.ts'

/** Classes that are out, by their titles. */
const namedSo = (query: SQL) =>
  sql`from lessons l where l.state = 'publicada' and l.deleted_at is null and l.search @@ ${query}`

/** By its own words, or by the title of one of its classes. */
export const isFound = (query: SQL) =>
  sql`(${courses.search} @@ ${query} or ${courses.id} in (select l.course_id ${namedSo(query)}))`

/** For /busca: the words in the title first; found by a class alone, the class is said. One query. */
export const findCourses: Finder = async ({ db, viewer }, search, { limit, offset, most }) => {
  const query = wordsQuery(search)
  const { rows } = await db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select id, search @@ ${query} as itself, row_number() over (order by ts_rank(search, ${query}) desc, id desc) as place
      from courses where ${visibleTo(viewer)} and ${isFound(query)} order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, courses.id, '/dichavando/cursos/' || slug as url, title,
        case when found.itself then summary else (select 'Aula: ' || l.title ${namedSo(query)}
          and l.course_id = courses.id order by ts_rank(l.search, ${query}) desc, l.id limit 1) end as text,
        ${thumbnailUrl(courses.cover_id)} as photo_url
      from found join courses on courses.id = found.id
      order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
