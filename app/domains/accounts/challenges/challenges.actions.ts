import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashToken, newToken } from '../sessions/session-token.secrets.ts'
import { type Challenge, challenges } from './challenges.table.ts'

export const CHALLENGE_SECONDS = 300

type Purpose = Challenge['purpose']

/** Makes a challenge and answers it, the only time that it is seen. */
export async function issueChallenge({ db, now }: Context, purpose: Purpose, user_id: number | null): Promise<string> {
  const challenge = newToken()
  const expires_at = new Date(now().getTime() + CHALLENGE_SECONDS * 1000)
  await db.insert(challenges).values({ user_id, purpose, challenge_hash: hashToken(challenge), expires_at })
  return challenge
}

const open = ({ now }: Context, purpose: Purpose, challenge: string) =>
  and(
    eq(challenges.challenge_hash, hashToken(challenge)),
    eq(challenges.purpose, purpose),
    isNull(challenges.used_at),
    gt(challenges.expires_at, now()),
  )

/** Looks at a challenge without using it. */
export async function findChallenge(ctx: Context, purpose: Purpose, challenge: string) {
  const [found] = await ctx.db
    .select()
    .from(challenges)
    .where(open(ctx, purpose, challenge))
  return found
}

/** Uses a challenge, once: of those who come at the same time one gets the row, the others undefined. */
export async function spendChallenge(ctx: Context, purpose: Purpose, challenge: string) {
  const [used] = await ctx.db
    .update(challenges)
    .set({ used_at: ctx.now() })
    .where(open(ctx, purpose, challenge))
    .returning()
  return used
}
