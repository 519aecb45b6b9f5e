import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { areApart } from '#domains/base/social/index.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { mentionsIn } from '#shared/marked-text.ts'
import { titleOf } from './post.words.ts'
import { type Post, post_mentions } from './posts.table.ts'

/** At most ten people are told of one post. */
const MOST = 10

/**
 * Keeps who is named in a post, and tells each of them once, if they may read it: an edit tells only who is new, and a
 * post that closed takes its notices back.
 */
export async function keepMentions(tx: Context, post: Post) {
  const names = mentionsIn(post.text).slice(0, MOST)
  const people = names.length
    ? await tx.db
        .select({ id: users.id, reads: readableBy(post, tx.now()) })
        .from(users)
        .where(and(inArray(users.nickname, names), isPublicUser(), not(areApart(users.id, post.created_by))))
    : []
  const named = people.filter(({ id, reads }) => reads && id !== post.created_by).map(({ id }) => id)
  const gone = await tx.db
    .delete(post_mentions)
    .where(
      and(
        eq(post_mentions.post_id, post.id),
        named.length ? sql`not (${post_mentions.user_id} = any(${sql.param(named)}::int[]))` : undefined,
      ),
    )
    .returning({ user_id: post_mentions.user_id })
  for (const { user_id } of gone) await withdrawNotice(tx, user_id, mentionKey(post))
  if (!named.length || post.deleted_at || post.hidden_at) return
  const fresh = await tx.db
    .insert(post_mentions)
    .values(named.map((user_id) => ({ post_id: post.id, user_id })))
    .onConflictDoNothing()
    .returning({ user_id: post_mentions.user_id })
  if (!fresh.length) return
  const [author] = await tx.db.select({ nickname: users.nickname }).from(users).where(eq(users.id, post.created_by))
  for (const { user_id } of fresh)
    await notify(tx, {
      user_id,
      actor_id: post.created_by,
      kind: 'mention',
      title: `${author?.nickname ?? 'Alguém'} mencionou você em um post`,
      // Who may read it now may not later: what only some people read is not quoted.
      text: post.available_by === 'todos' ? titleOf(post, 160) : '',
      url: `/postagem/${post.slug}`,
      key: mentionKey(post),
    })
}

export const mentionKey = ({ id }: Pick<Post, 'id'>) => `post-mention:${id}`

/** Whether a person of the select may read the post whole: as `visibleTo`, from the post's side. */
function readableBy({ available_by, created_by, course_id }: Post, now: Date) {
  if (available_by === 'todos') return sql<boolean>`true`
  if (available_by === 'seguidores')
    return sql<boolean>`exists (select from saves s
      where s.user_id = ${users.id} and s.target = 'user' and s.target_id = ${created_by})`
  const group = course_id ? sql`m.course_id = ${course_id}` : sql`(m.author_id is null or m.author_id = ${created_by})`
  return sql<boolean>`exists (select from audience_members m where m.user_id = ${users.id}
    and m.audience = ${available_by} and ${group}
    and (m.until is null or m.until > ${now.toISOString()}::timestamptz))`
}
