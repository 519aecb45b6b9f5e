import { type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { asTyped, isMeantIn, wordsQuery } from '#platform/database/words-query.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { typedWords } from '#shared/text.ts'
import { visibleTo } from '../posts/posts.policy.ts'
import { END, FOUND, partsOfExcerpt } from './asked.model.ts'
import { type Found, MOST, type Window } from './search.kinds.ts'
import type { FoundPost } from './search.schemas.ts'

/** After so many days a post weighs half. */
const HALF_AFTER = 60

/** Longer texts are cut around what was found. */
const LONG = 240
const marks = `StartSel=${FOUND}, StopSel=${END}`
const whole = `${marks}, HighlightAll=true`
const cut = `${marks}, MaxFragments=1, MaxWords=32, MinWords=12, ShortWord=0`

const excerptOf = (text: SQL, query: SQL) => sql`case when length(${text}) <= ${LONG}::int
  then ts_headline('grower', ${text}, ${query}, ${whole})
  else '… ' || ts_headline('grower', ${text}, ${query}, ${cut}) || ' …' end`
const said = sql`case when posts.available_by = 'pago' then posts.teaser else posts.text end`

/**
 * Posts with these words that the viewer may know of, those with the words as they were typed first, then by
 * nearness of the words and age. Ranked are the newest matches:
 * the words of half of all posts would otherwise be read in each of them. One query.
 */
export async function findPosts(
  ctx: Context,
  search: string,
  { limit, offset, most }: Window,
): Promise<Found<FoundPost>> {
  const query = wordsQuery(search)
  const asked = typedWords(search)
  const { rows } = await ctx.db.execute<{ total: number; data: Row[] }>(sql`
    with found as materialized (
      select posts.id, posts.search, posts.created_at, ${asTyped(said, search)} as as_typed from posts
      where posts.search @@ ${query} and ${visibleTo(ctx)} and ${isMeantIn(said, search)}
      order by posts.id desc limit ${MOST}
    ), best as (
      select id, row_number() over (order by as_typed desc, ts_rank_cd(search, ${query}, 1) / (1 + greatest(0,
        extract(epoch from ${ctx.now().toISOString()}::timestamptz - created_at)) / 86400 / ${HALF_AFTER}::int) desc, id desc) as place
      from found
    )
    select least((select count(*)::int from found), ${most}::int) as total, coalesce((
      select json_agg(one order by one.place) from (
        select page.place, posts.id, posts.slug, users.nickname, ${thumbnailUrl(users.photo_file_id)} as author_photo,
          ${excerptOf(said, query)} as marked,
          ${firstPhoto} as photo_url, posts.available_by, posts.created_at
        from (select * from best order by place limit ${limit} offset ${offset}) page
        join posts on posts.id = page.id join users on users.id = posts.created_by) one), '[]') as data`)
  const { total = 0, data = [] } = rows[0] ?? {}
  return {
    total,
    data: data.map(({ marked, created_at, ...post }) => ({
      ...post,
      excerpt: partsOfExcerpt(marked, asked),
      created_at: new Date(created_at),
    })),
  }
}

type Row = Omit<FoundPost, 'excerpt' | 'created_at'> & { marked: string; created_at: string }

const firstPhoto = thumbnailUrl(sql`(select a.file_id from post_photos a where a.post_id = posts.id
  order by a.position limit 1)`)
