import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashToken } from '../sessions/session-token.secrets.ts'
import { type Challenge, challenges } from './challenges.table.ts'

export type Purpose = Challenge['purpose']

/** Filter for a challenge that is unused and has not expired. */
export const isOpen = ({ now }: Context, purpose: Purpose, challenge: string) =>
  and(
    eq(challenges.challenge_hash, hashToken(challenge)),
    eq(challenges.purpose, purpose),
    isNull(challenges.used_at),
    gt(challenges.expires_at, now()),
  )

/** Finds a challenge without consuming it. */
export async function findChallenge(ctx: Context, purpose: Purpose, challenge: string) {
  const [found] = await ctx.db
    .select()
    .from(challenges)
    .where(isOpen(ctx, purpose, challenge))
  return found
}
