import { sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { asTyped, isMeantIn, wordsQuery } from '#platform/database/words-query.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { visibleTo } from './blog-posts.policy.ts'
import { blog_posts } from './blog-posts.table.ts'

/** For /busca: the words as they were typed first, in the title before the text. One query. */
export const findBlogPosts: Finder = async ({ db, viewer }, search, { limit, offset, most }) => {
  const query = wordsQuery(search)
  const said = sql`concat_ws(' ', title, subtitle, text)`
  const { rows } = await db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select id, row_number() over (order by ${asTyped(sql`title`, search)} desc, ${asTyped(said, search)} desc, ts_rank(search, ${query}) desc, id desc) as place from blog_posts
      where ${visibleTo(viewer)} and search @@ ${query} and ${isMeantIn(said, search)}
      order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, blog_posts.id, '/blog/' || slug as url, title, subtitle as text,
        ${thumbnailUrl(blog_posts.cover_id)} as photo_url
      from found join blog_posts on blog_posts.id = found.id
      order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
