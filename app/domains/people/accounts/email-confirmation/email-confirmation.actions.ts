import { and, eq, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { safePath } from '#shared/safe-path.ts'
import '../accounts.events.ts'
import { refusedLink, tryConsumeToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { findToken, isForeign, linkState } from '../one-time-tokens/one-time-tokens.queries.ts'
import type { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { isSecondFactorOn } from '../second-factor/second-factor.queries.ts'
import { startSession } from '../sessions/start-session.actions.ts'
import { findUser } from '../users/users.queries.ts'
import { users } from '../users/users.table.ts'
import type {
  ConfirmationAnswer,
  Confirmed,
  ResendInput,
  ResendToAnswer,
  ResendToInput,
} from './email-confirmation.schemas.ts'
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

const toAddress: Limit = { name: 'resend-to', points: 1, seconds: 60 }
const toAddressPerDay: Limit = { name: 'resend-to-day', points: 10, seconds: 86_400 }
const fromPlace: Limit = { name: 'resend-from', points: 20, seconds: 3600 }

/**
 * For who just signed up and is not signed in yet. The same answer after the same work for every address; whether a
 * mail goes out is a job's matter.
 */
export async function resendTo(ctx: Context, { email, redirect }: ResendToInput): Promise<ResendToAnswer> {
  const address = email.toLowerCase()
  await countAttempt(ctx, fromPlace, ctx.request.ip)
  await countAttempt(ctx, toAddress, address)
  await countAttempt(ctx, toAddressPerDay, address)
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await addJob(ctx, 'accounts.confirm_email', { user_id: owner?.id ?? 0, redirect: safePath(redirect) })
  return { email }
}

/** Idempotent: users open confirmation links twice. The first time the link also signs its owner in. */
export const confirmEmail = (ctx: Context, { token }: TokenInput): Promise<Confirmed> =>
  ctx.transaction(async (tx) => {
    const link = { purpose: 'confirm_email', token } as const
    const spent = await tryConsumeToken(tx, link.purpose, token)
    if (spent && (await markConfirmed(tx, spent.user_id, spent.payload.email)))
      return { already_confirmed: false, token: await signInByLink(tx, spent.user_id) }
    const known = await findToken(tx, link)
    const user = known && !isForeign(tx, known) ? await findUser(tx, known.user_id) : undefined
    if (!user?.email_verified_at) throw refusedLink(await linkState(tx, link))
    return { already_confirmed: true, token: null }
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

/** Whoever reads the account's mail may enter it, unless it asks for a second step or is suspended. */
async function signInByLink(tx: Context, user_id: number): Promise<string | null> {
  if (tx.viewer || (await isSecondFactorOn(tx, user_id))) return null
  const { suspended_at } = await findUser(tx, user_id)
  return suspended_at ? null : (await startSession(tx, user_id)).token
}
