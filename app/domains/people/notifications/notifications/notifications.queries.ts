import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { Notice, NoticeFilter } from './notifications.schemas.ts'
import { type Notification, notifications } from './notifications.table.ts'

/** Counting stops here: the bell shows '99+'. */
const MOST = 100

/** Number of a user's unread notices, by the partial index of unread ones. */
export async function countUnread({ db }: Context, user_id: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from (select from notifications where user_id = ${user_id} and read_at is null limit ${MOST}) waiting`)
  return rows[0]?.unread ?? 0
}

/** Not what somebody wants elsewhere only, nor what was taken back. */
const isListed = () => and(eq(notifications.in_app, true), isNull(notifications.withdrawn_at))

const newestFirst = [desc(notifications.created_at), desc(notifications.id)]

/** The viewer's notices, newest first: a page, and the total. */
export async function listNotices(ctx: Context, filter: NoticeFilter): Promise<Page<Notice>> {
  const { limit, offset } = windowOf(filter, 30)
  const { kind, unread } = filter
  const where = and(
    eq(notifications.user_id, signedIn(ctx).id),
    isListed(),
    kind ? eq(notifications.kind, kind) : undefined,
    unread === undefined ? undefined : unread ? isNull(notifications.read_at) : isNotNull(notifications.read_at),
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(notifications).where(where),
  ])
  return toPage(rows.map(toNotice), totals[0]?.total ?? 0, filter, 30)
}

/** One of the viewer's notices; another user's is 404. */
export async function findNotice(ctx: Context, id: number): Promise<Notification> {
  const own = and(
    eq(notifications.id, id),
    eq(notifications.user_id, signedIn(ctx).id),
    isNull(notifications.withdrawn_at),
  )
  const [notice] = await ctx.db.select().from(notifications).where(own)
  if (!notice) throw new AppError('not_found', 'Esse aviso não existe mais.')
  return notice
}

export const toNotice = ({ id, kind, title, text, url, read_at, created_at }: Notification): Notice => ({
  id,
  kind,
  title,
  text,
  url,
  read: read_at !== null,
  created_at,
})
