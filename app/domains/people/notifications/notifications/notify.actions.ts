import { and, eq, type SQL, sql } from 'drizzle-orm'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { isHeardBy } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { publish } from '#platform/live/publish.ts'
import { isWantedBy } from '../choices/choices.queries.ts'
import { noticesChannel } from './notices.live.ts'
import { countUnread } from './notifications.queries.ts'
import { notifications } from './notifications.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Finds by which ways a notice leaves the site. */
    'notifications.fan_out': { notification_id: number; unmailed?: true }
  }
}

type Notice = Pick<typeof notifications.$inferInsert, 'user_id' | 'kind' | 'title' | 'text' | 'url' | 'key'> & {
  /** Who did it; whom the person keeps away makes no notice. */
  actor_id?: number
  /** In the site alone: what is over already rings nowhere. */
  quiet?: boolean
  /** What it is about sends a mail of its own. */
  unmailed?: true
}

/** Notifies a user once, deduplicated by `key`, by the ways that they chose. Returns whether it was new. */
export async function notify(tx: Context, { actor_id, quiet, unmailed, ...notice }: Notice): Promise<boolean> {
  if (actor_id !== undefined && !(await isHeardBy(tx, notice.user_id, actor_id))) return false
  const in_app = await isWantedBy(tx, notice.user_id, notice.kind, 'app')
  const [inserted] = await tx.db
    .insert(notifications)
    .values({ ...notice, in_app, read_at: in_app ? null : tx.now(), created_at: tx.now() })
    .onConflictDoNothing({ target: [notifications.user_id, notifications.key] })
    .returning({ id: notifications.id })
  if (!inserted) return false
  if (in_app) await publishCount(tx, notice.user_id)
  if (!quiet) await tellOutside(tx, inserted.id, unmailed)
  return true
}

/** One job per notice: what is new in it before the job ran is told with it. */
export const tellOutside = (tx: Context, notification_id: number, unmailed?: true) =>
  addJob(tx, 'notifications.fan_out', { notification_id, unmailed }, { job_key: `notice:${notification_id}` })

/** Deletes a notice whose subject no longer exists; what waits of it is not sent. */
export async function withdrawNotice(tx: Context, user_id: number, key: string) {
  await withdrawWhere(tx, and(eq(notifications.user_id, user_id), eq(notifications.key, key)))
}

/** Deletes, of everybody, the notices that lead to an address that is gone. */
export async function withdrawNoticesAt(tx: Context, url: string) {
  await withdrawWhere(tx, eq(notifications.url, url))
}

/** Deletes these notices, of whomever; their counts follow. */
export async function withdrawWhere(tx: Context, which: SQL | undefined) {
  const gone = await tx.db.delete(notifications).where(which).returning({ user_id: notifications.user_id })
  for (const user_id of new Set(gone.map((notice) => notice.user_id))) await publishCount(tx, user_id)
}

/** Keys of the notices that tell of these comments. */
export const commentKeys = ({ db }: Context, which: SQL | undefined) =>
  db
    .select({ key: sql<string>`'comment:' || ${comments.id}` })
    .from(comments)
    .where(which)

/** Deletes all notices of a kind. */
export async function forgetNotices(tx: Context, user_id: number, kind: Notice['kind']) {
  await tx.db.delete(notifications).where(and(eq(notifications.user_id, user_id), eq(notifications.kind, kind)))
  await publishCount(tx, user_id)
}

export const publishCount = async (tx: Context, user_id: number) =>
  publish(tx, noticesChannel(user_id), { unread: await countUnread(tx, user_id) })
