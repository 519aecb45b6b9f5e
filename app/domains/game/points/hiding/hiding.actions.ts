import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { forgetNotices } from '#domains/people/notifications/index.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { GameHidden } from '../ledger/game.schemas.ts'

/** Nothing is earned while it is hidden, and its notices are gone; what was earned before is there again when it is shown. */
export const hideGame = (ctx: Context, { hidden }: GameHidden): Promise<GameHidden> =>
  ctx.transaction(async (tx) => {
    const { id } = signedIn(tx)
    await tx.db.update(users).set({ game_hidden: hidden }).where(eq(users.id, id))
    if (hidden) await forgetNotices(tx, id, 'game')
    await purge(tx, `user:${id}`)
    return { hidden }
  })
