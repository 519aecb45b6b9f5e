import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'

/** The same transaction as if the owner of a robot wrote: with nothing but what everybody may with their own. */
export async function inPlaceOfOwner(tx: Context, id: number): Promise<Context> {
  const [user] = await tx.db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id))
  if (!user) throw new Error(`no user ${id}`)
  const there: Context = {
    ...tx,
    viewer: {
      ...{ id, nickname: user.nickname, photo_url: null, session_id: 0, session_slid: false },
      ...{ user_type: 'user', roles: [], permissions: [], apart: [], unread_notices: 0 },
      ...{ in_cart: 0, has_store: false },
      ...{ email_verified: true, registration_confirmed: true, terms_accepted: true, need_update_password: false },
      ...{ leaving: false, analytics_refused: true, discreet: false, game_hidden: false, new_account: false },
      users_is_professor_copa_grower: false,
    },
    transaction: (work) => tx.transaction(() => work(there)),
  }
  return there
}
