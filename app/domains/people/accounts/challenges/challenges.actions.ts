import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashToken, newToken } from '../sessions/session-token.secrets.ts'
import { isOpen, type Purpose } from './challenges.queries.ts'
import { challenges } from './challenges.table.ts'

export const CHALLENGE_SECONDS = 300

/** Creates a challenge and returns its token; only the hash is stored. */
export async function issueChallenge({ db, now }: Context, purpose: Purpose, user_id: number | null): Promise<string> {
  const challenge = newToken()
  const expires_at = new Date(now().getTime() + CHALLENGE_SECONDS * 1000)
  await db.insert(challenges).values({ user_id, purpose, challenge_hash: hashToken(challenge), expires_at })
  return challenge
}

/** Consumes a challenge, once: of several concurrent requests one gets the row, the others undefined. */
export async function consumeChallenge(ctx: Context, purpose: Purpose, challenge: string) {
  const [used] = await ctx.db
    .update(challenges)
    .set({ used_at: ctx.now() })
    .where(isOpen(ctx, purpose, challenge))
    .returning()
  return used
}

/** Ends what an account has pending. */
export const endChallenges = ({ db }: Context, user_id: number) =>
  db.delete(challenges).where(eq(challenges.user_id, user_id))
