import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { HOUR } from '#shared/durations.ts'
import { hashToken, newToken } from '../sessions/session-token.secrets.ts'
import type { LinkState } from './link.kinds.ts'
import { linkSentences } from './link.words.ts'
import { linkState } from './one-time-tokens.queries.ts'
import { type OneTimeToken, one_time_tokens, type Purpose } from './one-time-tokens.table.ts'

const hours: Record<Purpose, number> = {
  confirm_email: 24,
  reset_password: 1,
  change_password: 1,
  authorize_email: 1,
  change_email: 24,
  review_access: 1,
}

/** Creates the token of a mailed link and invalidates the user's older ones of the same purpose. */
export async function issueToken(
  tx: Context,
  wanted: { user_id: number; purpose: Purpose; payload?: Record<string, string> },
): Promise<string> {
  const token = newToken()
  const expires_at = new Date(tx.now().getTime() + hours[wanted.purpose] * HOUR)
  await endTokens(tx, wanted.user_id, [wanted.purpose])
  await tx.db.insert(one_time_tokens).values({ ...wanted, token_hash: hashToken(token), expires_at })
  return token
}

/** Invalidates the user's unused tokens of these purposes: their links are then `expired`. */
export async function endTokens({ db, now }: Context, user_id: number, purposes: Purpose[]) {
  const open = and(isNull(one_time_tokens.used_at), gt(one_time_tokens.expires_at, now()))
  const theirs = and(eq(one_time_tokens.user_id, user_id), inArray(one_time_tokens.purpose, purposes))
  await db.update(one_time_tokens).set({ expires_at: now() }).where(and(theirs, open))
}

/** Consumes a token, once: of concurrent requests one gets the row. Otherwise throws 422 with what to do. */
export async function consumeToken(tx: Context, purpose: Purpose, token: string): Promise<OneTimeToken> {
  const used = await tryConsumeToken(tx, purpose, token)
  if (!used) throw refusedLink(await linkState(tx, { purpose, token }))
  return used
}

/** As `consumeToken`, but returns undefined instead of throwing. */
export async function tryConsumeToken(
  { db, now, viewer }: Context,
  purpose: Purpose,
  token: string,
): Promise<OneTimeToken | undefined> {
  const [used] = await db
    .update(one_time_tokens)
    .set({ used_at: now() })
    .where(
      and(
        eq(one_time_tokens.token_hash, hashToken(token)),
        eq(one_time_tokens.purpose, purpose),
        isNull(one_time_tokens.used_at),
        gt(one_time_tokens.expires_at, now()),
        viewer ? eq(one_time_tokens.user_id, viewer.id) : undefined,
      ),
    )
    .returning()
  return used
}

export const refusedLink = (state: LinkState) =>
  invalidField('token', linkSentences[state === 'valid' ? 'used' : state])
