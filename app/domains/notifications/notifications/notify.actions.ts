import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { publish } from '#platform/live/publish.ts'
import { noticesChannel } from './notices.live.ts'
import { countUnread } from './notifications.queries.ts'
import { notifications } from './notifications.table.ts'

type Notice = Pick<typeof notifications.$inferInsert, 'user_id' | 'kind' | 'title' | 'text' | 'url' | 'key'>

/** Notifies a user once, deduplicated by `key`. Returns whether it was new. */
export async function notify(tx: Context, notice: Notice): Promise<boolean> {
  const inserted = await tx.db
    .insert(notifications)
    .values({ ...notice, created_at: tx.now() })
    .onConflictDoNothing({ target: [notifications.user_id, notifications.key] })
    .returning({ id: notifications.id })
  if (inserted.length) await publishCount(tx, notice.user_id)
  return inserted.length > 0
}

/** Deletes a notice whose subject no longer exists. */
export async function withdrawNotice(tx: Context, user_id: number, key: string) {
  const gone = await tx.db
    .delete(notifications)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.key, key)))
    .returning({ id: notifications.id })
  if (gone.length) await publishCount(tx, user_id)
}

export const publishCount = async (tx: Context, user_id: number) =>
  publish(tx, noticesChannel(user_id), { unread: await countUnread(tx, user_id) })
