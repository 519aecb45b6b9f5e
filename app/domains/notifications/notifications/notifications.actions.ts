import { and, eq, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { findNotice, shown } from './notifications.queries.ts'
import type { Notice } from './notifications.schemas.ts'
import { notifications } from './notifications.table.ts'
import { tellCount } from './notify.actions.ts'

/** Read: it stays in the list, and the bell counts one less. */
export const readNotice = (ctx: Context, id: number): Promise<Notice> =>
  ctx.transaction(async (tx) => {
    const { user_id } = await findNotice(tx, id)
    const read = await tx.db
      .update(notifications)
      .set({ read_at: tx.now() })
      .where(and(eq(notifications.id, id), isNull(notifications.read_at)))
      .returning({ id: notifications.id })
    if (read.length) await tellCount(tx, user_id)
    return shown(await findNotice(tx, id))
  })

export const readAllNotices = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const { id } = signedIn(tx)
    const read = await tx.db
      .update(notifications)
      .set({ read_at: tx.now() })
      .where(and(eq(notifications.user_id, id), isNull(notifications.read_at)))
      .returning({ id: notifications.id })
    if (read.length) await tellCount(tx, id)
    return { unread: 0 }
  })
