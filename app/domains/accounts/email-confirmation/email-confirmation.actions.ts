import { and, eq, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import '../accounts.events.ts'
import { refusedLink, tryConsumeToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { findToken, isForeign, linkState } from '../one-time-tokens/one-time-tokens.queries.ts'
import type { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { findUser } from '../users/users.queries.ts'
import { users } from '../users/users.table.ts'
import type { ConfirmationAnswer, ResendInput } from './email-confirmation.schemas.ts'
import { sendConfirmation } from './send-confirmation.actions.ts'

const oneAMinute: Limit = { name: 'resend', points: 1, seconds: 60 }
const perDay: Limit = { name: 'resend-day', points: 10, seconds: 86_400 }

/** Mails a new link and invalidates the older ones. At most once a minute. */
export async function resendConfirmation(ctx: Context, { redirect }: ResendInput): Promise<ConfirmationAnswer> {
  const user = await findUser(ctx, signedIn(ctx).id)
  if (user.email_verified_at) return { already_confirmed: true }
  await countAttempt(ctx, oneAMinute, String(user.id))
  await countAttempt(ctx, perDay, String(user.id))
  await ctx.transaction((tx) => sendConfirmation(tx, user, redirect))
  return { already_confirmed: false }
}

/** Idempotent: users open confirmation links twice. */
export const confirmEmail = (ctx: Context, { token }: TokenInput): Promise<ConfirmationAnswer> =>
  ctx.transaction(async (tx) => {
    const link = { purpose: 'confirm_email', token } as const
    const spent = await tryConsumeToken(tx, link.purpose, token)
    if (spent && (await markConfirmed(tx, spent.user_id, spent.payload.email))) return { already_confirmed: false }
    const known = await findToken(tx, link)
    const user = known && !isForeign(tx, known) ? await findUser(tx, known.user_id) : undefined
    if (!user?.email_verified_at) throw refusedLink(await linkState(tx, link))
    return { already_confirmed: true }
  })

async function markConfirmed(tx: Context, user_id: number, email = '') {
  const [user] = await tx.db
    .update(users)
    .set({ email_verified_at: tx.now() })
    .where(and(eq(users.id, user_id), eq(users.email, email), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  if (user) await record(tx, 'user.email_confirmed', { user_id })
  return !!user
}
