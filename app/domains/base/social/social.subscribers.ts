import '#domains/people/accounts/accounts.events.ts'
import '#domains/people/privacy/privacy.events.ts'
import { sql } from 'drizzle-orm'
import { isThere } from '#platform/access/there.ts'
import type { Context } from '#platform/context.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { countComments } from './comments/count-comments.actions.ts'
import { countSaves } from './saves/count-saves.actions.ts'

/** Runs while who goes is still there, and once who comes back is: of two reasons to go one counts. */
const count = (by: 1 | -1) => async (tx: Context, user_id: number) => {
  const { rows } = await tx.db.execute<{ there: boolean }>(sql`select ${isThere(user_id)} as there`)
  if (!rows[0]?.there) return
  await countComments(tx, user_id, by)
  await countSaves(tx, user_id, by)
}

export const socialSubscribers: Subscriber[] = [
  on('account.hidden', { inside: (tx, { user_id }) => count(-1)(tx, user_id) }),
  on('account.shown', { inside: (tx, { user_id }) => count(1)(tx, user_id) }),
  on('user.shut_out', { inside: (tx, { user_id }) => count(-1)(tx, user_id) }),
  on('user.let_in', { inside: (tx, { user_id }) => count(1)(tx, user_id) }),
]
