import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashToken } from '../sessions/session-token.secrets.ts'
import { type Challenge, challenges } from './challenges.table.ts'

export type Purpose = Challenge['purpose']

/** A challenge that waits for its answer: not used, and not too late. */
export const isOpen = ({ now }: Context, purpose: Purpose, challenge: string) =>
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
    .where(isOpen(ctx, purpose, challenge))
  return found
}
