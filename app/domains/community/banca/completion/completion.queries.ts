import { and, sql } from 'drizzle-orm'
import { targetOf } from '#domains/base/social/index.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { hashtagSlug } from '#shared/marked-text.ts'
import { plural } from '#shared/numbers.ts'
import type { Completion, CompletionFilter } from './completion.schemas.ts'

const MOST = 8
/** Of those whom one follows, the last ones. */
const FOLLOWED = 1000

/** What is less like it is a guess, not a completion. */
const ALIKE = 0.6

const limit: Limit = { name: 'completion', points: 240, seconds: 60 }

/** What '@jo' or '#flo' may become. 404 for a thing that the viewer may not see. */
export async function complete(ctx: Context, { search, ...thing }: CompletionFilter): Promise<{ data: Completion[] }> {
  await countAttempt(ctx, limit, String(signedIn(ctx).id))
  const words = search.slice(1)
  return { data: search.startsWith('#') ? await completeHashtag(ctx, words) : await completePerson(ctx, words, thing) }
}

type Thing = Omit<CompletionFilter, 'search'>

/** Who takes part in the conversation under a thing: its owner, and who commented. */
async function threadOf(ctx: Context, thing: Thing) {
  if (Object.values(thing).every((id) => id === undefined)) return sql`select 0 as id where false`
  const { target, id } = targetOf(thing)
  await target.demandVisible(ctx, id)
  const owner = (await target.ownerOf?.(ctx, id)) ?? null
  return sql`select created_by as id from comments
    where target = ${target.name} and target_id = ${id} and deleted_at is null union select ${owner}::int`
}

/**
 * People who may be named: those whom the viewer follows or who take part in the conversation, first, and those who
 * chose to be found.
 */
async function completePerson(ctx: Context, words: string, thing: Thing): Promise<Completion[]> {
  const me = signedIn(ctx).id
  const thread = await threadOf(ctx, thing)
  const starts = sql`starts_with(lower(users.nickname::text), lower(${words}))`
  const near = words
    ? sql`similar_names('users', 'nickname::text', ${words})`
    : sql`(select id, 1::real as likeness from close)`
  const { rows } = await ctx.db.execute<{ nickname: string; follows: boolean | null; photo_url: string | null }>(sql`
    with close as (
      select id, bool_or(follows) as follows from (
        (select target_id as id, true as follows from saves where user_id = ${me} and target = 'user'
          order by created_at desc limit ${FOLLOWED})
        union all select id, false from (${thread}) thread) either
      group by id
    )
    select users.nickname, close.follows, ${thumbnailUrl(users.photo_file_id)} as photo_url
    from ${near} near join users on users.id = near.id left join close on close.id = users.id
    where ${and(isPublicUser(), notApart(ctx.viewer, users.id))} and users.id <> ${me} and (users.discoverable or close.id is not null)
      and (near.likeness >= ${ALIKE}::real or ${starts})
    order by ${starts} desc, close.id is not null desc, near.likeness desc, users.nickname
    limit ${MOST}`)
  return rows.map(({ nickname, follows, photo_url }) => ({
    text: `@${nickname}`,
    note: follows === null ? '' : follows ? 'Você segue' : 'Está na conversa',
    photo_url,
  }))
}

/** Hashtags that staff lets stand in lists, the most used first; before a letter those of the week. */
async function completeHashtag(ctx: Context, words: string): Promise<Completion[]> {
  const slug = hashtagSlug(words)
  const starts = sql`starts_with(hashtags.slug, ${slug})`
  const near = slug
    ? sql`similar_names('hashtags', 'slug', ${slug})`
    : sql`(select id, 1::real as likeness from hashtags where listable and trendable and week_posts > 0 order by week_authors desc limit ${MOST})`
  const { rows } = await ctx.db.execute<{ name: string; posts: number }>(sql`
    select hashtags.name, hashtags.posts_count as posts from ${near} near join hashtags on hashtags.id = near.id
    where hashtags.listable and hashtags.posts_count > 0 and (near.likeness >= ${ALIKE}::real or ${starts})
    order by ${starts} desc, hashtags.authors_count desc, hashtags.slug limit ${MOST}`)
  return rows.map(({ name, posts }) => ({ text: `#${name}`, note: plural(posts, 'post', 'posts'), photo_url: null }))
}
