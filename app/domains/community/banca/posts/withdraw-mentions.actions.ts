import { sql } from 'drizzle-orm'
import { areApart } from '#domains/base/social/index.ts'
import { withdrawNotice } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { mentionKey } from './keep-mentions.actions.ts'

type Pair = { user_id: number; other_id: number }

/** People who are apart are no longer named to each other by the posts of before. */
export async function withdrawMentions(tx: Context, { user_id, other_id }: Pair) {
  const { rows } = await tx.db.execute<{ post_id: number; user_id: number }>(sql`
    delete from post_mentions m using posts p
    where p.id = m.post_id and (m.user_id, p.created_by) in ((${user_id}, ${other_id}), (${other_id}, ${user_id}))
      and ${areApart(user_id, other_id)}
    returning m.post_id, m.user_id`)
  for (const gone of rows) await withdrawNotice(tx, gone.user_id, mentionKey({ id: gone.post_id }))
}

/** Who is on their way out names nobody in their notices; the mentions stay in the posts, which may come back. */
export async function withdrawMentionsBy(tx: Context, { user_id }: { user_id: number }) {
  const { rows } = await tx.db.execute<{ post_id: number; user_id: number }>(sql`
    select m.post_id, m.user_id from post_mentions m join posts p on p.id = m.post_id where p.created_by = ${user_id}
      order by m.user_id, m.post_id`)
  for (const named of rows) await withdrawNotice(tx, named.user_id, mentionKey({ id: named.post_id }))
}
