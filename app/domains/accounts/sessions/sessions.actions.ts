import { and, eq, ne } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { hashToken, newToken } from './session-token.ts'
import { sessions } from './sessions.table.ts'

export const SESSION_DAYS = 30
const DAY = 86_400_000

/** Opens a session and answers its token, the only time that it is seen. */
export async function openSession(ctx: Context, user_id: number): Promise<{ token: string }> {
  const token = newToken()
  const now = ctx.now()
  await ctx.db.insert(sessions).values({
    user_id,
    token_hash: hashToken(token),
    ...ctx.request,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + SESSION_DAYS * DAY),
  })
  return { token }
}

/** Ends the session that asks. */
export async function logout(ctx: Context) {
  await ctx.db.delete(sessions).where(eq(sessions.id, signedIn(ctx).session_id))
}

/** Ends all sessions of a person, or all but the one given. */
export async function endSessions(tx: Context, user_id: number, but?: number) {
  const theirs = eq(sessions.user_id, user_id)
  await tx.db.delete(sessions).where(but === undefined ? theirs : and(theirs, ne(sessions.id, but)))
}
