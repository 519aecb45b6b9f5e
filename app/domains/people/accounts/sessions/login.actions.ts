import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { DEMO_PASSWORD } from '../passwords/password.rules.ts'
import { hashPassword, isOutdated, isPassword } from '../passwords/password.secrets.ts'
import { isSecondFactorOn } from '../second-factor/second-factor.queries.ts'
import { type User, users } from '../users/users.table.ts'
import { countLogin } from './login-limits.rules.ts'
import { askSecondStep } from './second-step.actions.ts'
import type { LoginAnswer, LoginInput } from './sessions.schemas.ts'
import { startSession, suspended } from './start-session.actions.ts'

/**
 * Opens a session. Neither message nor response time reveals which part was wrong (e-mail, nickname, password, no such
 * account); that an account is suspended is only said after the correct password.
 */
export async function login(ctx: Context, { email: typed, password, device }: LoginInput): Promise<LoginAnswer> {
  const user = await findByName(ctx, typed)
  const counted = await countLogin(ctx, { typed, user, device })
  const right = await isPassword(password, user?.password_hash)
  const usable = ctx.env.demo || password !== DEMO_PASSWORD
  if (!user || !right || !usable) throw await refused(ctx, { typed, user, attacked: counted.attacked })
  await counted.uncount()
  if (user.suspended_at) throw suspended()
  const password_hash = isOutdated(user.password_hash) ? await rehash(ctx, user, password) : user.password_hash
  return ctx.transaction(async (tx) => {
    await demandUnchanged(tx, user.id, password_hash)
    return (await isSecondFactorOn(tx, user.id)) ? askSecondStep(tx, user.id) : startSession(tx, user.id, device)
  })
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

/**
 * Between judging and entering the password may have changed, which ends all that the old one opened: what follows
 * waits for that, or goes before it.
 */
async function demandUnchanged(tx: Context, id: number, password_hash: string) {
  const [user] = await tx.db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  if (user?.password_hash !== password_hash) throw noMatch()
}

type Refused = { typed: string; user: User | undefined; attacked: boolean }

async function refused(ctx: Context, { typed, user, attacked }: Refused) {
  // For an unknown name the job finds no user: same work either way.
  if (attacked)
    await addJob(
      ctx,
      'accounts.warn_attacked',
      { user_id: user?.id ?? 0 },
      { job_key: `attacked:${typed.toLowerCase()}` },
    )
  return noMatch()
}

const noMatch = () =>
  new AppError('unauthorized', 'E-mail, apelido ou senha não conferem. Tente de novo ou recupere a senha.')

async function rehash({ db }: Context, user: User, password: string) {
  const password_hash = await hashPassword(password)
  await db
    .update(users)
    .set({ password_hash })
    .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
  return password_hash
}
