import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { findNotice, toNotice } from './notifications.queries.ts'
import type { Notice } from './notifications.schemas.ts'
import { notifications } from './notifications.table.ts'
import { publishCount } from './notify.actions.ts'

/** Marks as read: it stays in the list, the unread count decreases. */
export const readNotice = (ctx: Context, id: number): Promise<Notice> =>
  ctx.transaction(async (tx) => {
    const { user_id } = await findNotice(tx, id)
    const read = await tx.db
      .update(notifications)
      .set({ read_at: tx.now() })
      .where(and(eq(notifications.id, id), isNull(notifications.read_at)))
      .returning({ id: notifications.id })
    if (read.length) await publishCount(tx, user_id)
    return toNotice(await findNotice(tx, id))
  })

/** The viewer has come to where notices lead: those of that address and of what is below it are read. */
export const readNoticesAt = (ctx: Context, url: string) => readOf(ctx, sql`starts_with(${notifications.url}, ${url})`)

export const readAllNotices = (ctx: Context) => readOf(ctx)

const readOf = (ctx: Context, which?: SQL) =>
  ctx.transaction(async (tx) => {
    const { id } = signedIn(tx)
    const read = await tx.db
      .update(notifications)
      .set({ read_at: tx.now() })
      .where(and(eq(notifications.user_id, id), isNull(notifications.read_at), which))
      .returning({ id: notifications.id })
    if (read.length) await publishCount(tx, id)
    return { unread: 0 }
  })
