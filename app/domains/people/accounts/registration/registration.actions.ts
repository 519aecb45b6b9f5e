import { eq } from 'drizzle-orm'
import { acceptCurrentTerms, currentTerms } from '#domains/base/legal/index.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { safePath } from '#shared/safe-path.ts'
import '../accounts.events.ts'
import { refuseWeakPassword } from '../passwords/password.rules.ts'
import { hashPassword, isPassword } from '../passwords/password.secrets.ts'
import { isKeptNickname } from '../users/kept-nicknames.queries.ts'
import { type User, users } from '../users/users.table.ts'
import { type Registration, type RegistrationAnswer, TAKEN_NICKNAME } from './registration.schemas.ts'

const perAddress: Limit = { name: 'register', points: 20, seconds: 3600 }

/**
 * Creates an account and mails its confirmation link. A taken e-mail gets the same response after the same work, and
 * its owner a mail, so that nobody can find out who has an account. Nicknames are public: a taken one is reported.
 */
export async function register(ctx: Context, input: Registration): Promise<RegistrationAnswer> {
  refuseWeakPassword('password', input.password, input)
  const terms = await currentTerms(ctx)
  if (input.terms_of_service_id !== terms.id)
    throw invalidField('accept', 'Os termos mudaram enquanto você preenchia. Recarregue a página e leia de novo.')
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const password_hash = await hashPassword(input.password)
  await ctx.transaction(async (tx) => {
    if (await isKeptNickname(tx, input.nickname)) throw takenNickname()
    const user_id = await insertUser(tx, input, password_hash)
    if (!user_id) return answerTaken(tx, input)
    await acceptCurrentTerms(tx, user_id, terms.id)
    await addJob(tx, 'accounts.confirm_email', { user_id, redirect: safePath(input.redirect) })
  })
  return { email: input.email }
}

const takenNickname = () => invalidField('nickname', TAKEN_NICKNAME)

async function insertUser(tx: Context, { nickname, email }: Registration, password_hash: string) {
  const [user] = await tx.db
    .insert(users)
    .values({ nickname, email, password_hash, adult_declared_at: tx.now() })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (user) await record(tx, 'user.registered', { user_id: user.id })
  return user?.id
}

/** Runs as many statements as for a new account, so that response time reveals nothing. */
async function answerTaken(tx: Context, input: Registration) {
  const [sameName] = await tx.db.select().from(users).where(eq(users.nickname, input.nickname))
  if (sameName && !(await isSecondClick(tx, input, sameName))) throw takenNickname()
  const [owner] = await tx.db.select({ id: users.id }).from(users).where(eq(users.email, input.email))
  const key = `registered:${input.email.toLowerCase()}`
  if (!sameName) await addJob(tx, 'accounts.warn_registered', { user_id: owner?.id ?? 0 }, { job_key: key })
}

const TWO_MINUTES = 120_000

/** Idempotent repeat of the same form: one account, the same response. The password proves that it is the same user. */
async function isSecondClick(ctx: Context, input: Registration, user: User) {
  const isOwner = await isPassword(input.password, user.password_hash)
  const isFresh = !user.email_verified_at && ctx.now().getTime() - user.created_at.getTime() < TWO_MINUTES
  return isOwner && isFresh && user.email.toLowerCase() === input.email.toLowerCase()
}
