import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashToken } from '../sessions/session-token.secrets.ts'
import type { LinkState } from './link.kinds.ts'
import { one_time_tokens, type Purpose } from './one-time-tokens.table.ts'

/** The state of a link, without consuming it: mail scanners open links too. A token of another purpose is `unknown`. */
export async function linkState(ctx: Context, link: { purpose: Purpose; token: string }): Promise<LinkState> {
  const token = await findToken(ctx, link)
  if (!token) return 'unknown'
  if (isForeign(ctx, token)) return 'foreign'
  if (token.used_at) return 'used'
  return token.expires_at > ctx.now() ? 'valid' : 'expired'
}

/**
 * Whether the token is of another account than the signed-in one: otherwise the page would act on an account that is
 * not the one shown.
 */
export const isForeign = ({ viewer }: Context, { user_id }: { user_id: number }) => !!viewer && viewer.id !== user_id

/** Whose link it is, while it is valid. */
export async function ownerOf(ctx: Context, link: { purpose: Purpose; token: string }): Promise<number | undefined> {
  return (await linkState(ctx, link)) === 'valid' ? (await findToken(ctx, link))?.user_id : undefined
}

export async function findToken({ db }: Context, { purpose, token }: { purpose: Purpose; token: string }) {
  const [found] = await db
    .select()
    .from(one_time_tokens)
    .where(and(eq(one_time_tokens.token_hash, hashToken(token)), eq(one_time_tokens.purpose, purpose)))
  return found
}
