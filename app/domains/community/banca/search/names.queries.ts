import { type SQL, sql } from 'drizzle-orm'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { visibleTo as plansVisibleTo } from '#domains/garden/plans/plans/plans.policy.ts'
import { isDiscoverable } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { hashtagSlug } from '#shared/marked-text.ts'
import { asName } from './asked.model.ts'
import type { Found, Window } from './search.kinds.ts'
import type { FoundHashtag, FoundPerson, FoundThing } from './search.schemas.ts'

/** What `similar_names` (migrations) compares: a table, and its column that has the trigram index. */
type Named = { table: string; column: string; words: string }

/** What is found by a name like `words`, the most like it first. One query. */
async function findNamed<T>(
  ctx: Context,
  { table, column, words }: Named,
  { where, columns, joins = sql`` }: { where: SQL | undefined; columns: SQL; joins?: SQL },
  { limit, offset, most }: Window,
): Promise<Found<T>> {
  if (!words) return { total: 0, data: [] }
  const things = sql.raw(table)
  const named = sql.raw(`${table}.${column}`)
  const { rows } = await ctx.db.execute<Found<T>>(sql`
    with found as (
      select ${things}.id, row_number() over (order by near.likeness desc, similarity(${named}, ${words}) desc,
        ${things}.id desc) as place
      from similar_names(${table}, ${column}, ${words}) near join ${things} on ${things}.id = near.id
      where ${where} order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, ${columns} from found join ${things} on ${things}.id = found.id ${joins}
      order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}

/** People who chose to be found, and are not apart from the viewer. */
export const findPeople = (ctx: Context, search: string, window: Window) =>
  findNamed<FoundPerson>(
    ctx,
    { table: 'users', column: 'nickname::text', words: asName(search) },
    {
      where: isDiscoverable(ctx.viewer),
      columns: sql`users.id, users.nickname, users.bio, ${thumbnailUrl(users.photo_file_id)} as photo_url,
        coalesce(c.saves_count, 0) as saves_count`,
      joins: sql`left join social_counters c on c.target = 'user' and c.target_id = users.id`,
    },
    window,
  )

/** Hashtags that staff lets stand in lists, with posts for all. */
export const findHashtags = (ctx: Context, search: string, window: Window) =>
  findNamed<FoundHashtag>(
    ctx,
    { table: 'hashtags', column: 'slug', words: hashtagSlug(search.replace(/^[@#]/, '')) },
    {
      where: sql`hashtags.listable and hashtags.posts_count > 0`,
      columns: sql`hashtags.id, hashtags.slug, hashtags.name, hashtags.authors_count, hashtags.posts_count`,
    },
    window,
  )

export const findPlants = (ctx: Context, search: string, window: Window) =>
  findThings(ctx, search, { table: 'plants', where: plantsVisibleTo(ctx.viewer), photo: firstPhoto('plant') }, window)

export const findSpaces = (ctx: Context, search: string, window: Window) =>
  findThings(ctx, search, { table: 'spaces', where: spacesVisibleTo(ctx.viewer), photo: firstPhoto('space') }, window)

export const findPlans = (ctx: Context, search: string, window: Window) =>
  findThings(ctx, search, { table: 'plans', where: plansVisibleTo(ctx.viewer), photo: sql`null` }, window)

type Thing = { table: 'plants' | 'spaces' | 'plans'; where: SQL | undefined; photo: SQL }

/** Things of growers that the viewer may see and that are not archived. */
function findThings(ctx: Context, search: string, { table, where, photo }: Thing, window: Window) {
  const things = sql.raw(table)
  return findNamed<FoundThing>(
    ctx,
    { table, column: 'search_text', words: asName(search) },
    {
      where: sql`${where} and ${things}.archived_at is null`,
      columns: sql`${things}.id, ${things}.slug, ${things}.name, users.nickname, ${photo} as photo_url`,
      joins: sql`join users on users.id = ${things}.created_by`,
    },
    window,
  )
}

const firstPhoto = (thing: 'plant' | 'space') =>
  thumbnailUrl(sql`(select a.file_id from ${sql.raw(`${thing}_photos`)} a
  where a.${sql.raw(`${thing}_id`)} = ${sql.raw(`${thing}s.id`)} order by a.position limit 1)`)
