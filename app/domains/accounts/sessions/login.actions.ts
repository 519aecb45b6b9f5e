import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { DEMO_PASSWORD } from '../passwords/password.rules.ts'
import { hashPassword, isOutdated, isPassword } from '../passwords/password.secrets.ts'
import { isSecondFactorOn } from '../second-factor/second-factor.queries.ts'
import { type User, users } from '../users/users.table.ts'
import { countFailedLogin, countLogin, slowDownUnderAttack, uncountLogin } from './login-limits.rules.ts'
import { askSecondStep } from './second-step.actions.ts'
import type { LoginAnswer, LoginInput } from './sessions.schemas.ts'
import { startSession, suspended } from './start-session.actions.ts'

/**
 * Opens a session. Neither message nor response time reveals which part was wrong (e-mail, nickname, password, no such
 * account); that an account is suspended is only said after the correct password.
 */
export async function login(ctx: Context, { email: typed, password }: LoginInput): Promise<LoginAnswer> {
  await countLogin(ctx, typed)
  await slowDownUnderAttack(ctx, typed)
  const user = await findByName(ctx, typed)
  const right = await isPassword(password, user?.password_hash)
  const usable = ctx.env.demo || password !== DEMO_PASSWORD
  if (!user || !right || !usable) throw await refused(ctx, typed, user)
  await uncountLogin(ctx, typed)
  if (user.suspended_at) throw suspended()
  if (isOutdated(user.password_hash)) await rehash(ctx, user, password)
  return (await isSecondFactorOn(ctx, user.id)) ? askSecondStep(ctx, user.id) : startSession(ctx, user.id)
}

/** By e-mail when it contains an @, which nicknames cannot; else by nickname. */
async function findByName({ db }: Context, typed: string) {
  const named = typed.includes('@') ? eq(users.email, typed) : eq(users.nickname, typed)
  const [user] = await db
    .select()
    .from(users)
    .where(and(named, isNull(users.deleted_at)))
  return user
}

async function refused(ctx: Context, typed: string, user: User | undefined) {
  const attacked = await countFailedLogin(ctx, typed)
  // For an unknown name the job finds no user: same work either way.
  if (attacked)
    await addJob(
      ctx,
      'accounts.warn_attacked',
      { user_id: user?.id ?? 0 },
      { job_key: `attacked:${typed.toLowerCase()}` },
    )
  return new AppError('unauthorized', 'E-mail, apelido ou senha não conferem. Tente de novo ou recupere a senha.')
}

async function rehash({ db }: Context, user: User, password: string) {
  const password_hash = await hashPassword(password)
  await db
    .update(users)
    .set({ password_hash })
    .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
}
