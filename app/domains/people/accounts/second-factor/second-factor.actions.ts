import { and, eq, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, forgetAttempts } from '#platform/rate-limit/rate-limit.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { notifyOwner } from '../emails/security-changed.actions.ts'
import { asProof, demandPassword } from '../passwords/current-password.rules.ts'
import { codesPerPerson, consumeCode, wrongCode } from './consume-code.actions.ts'
import { deleteRecoveryCodes, renewRecoveryCodes } from './recovery-codes.actions.ts'
import { isOver, showSecondFactor } from './second-factor.queries.ts'
import type { CodeInput, PasswordProof, ProvedInput, RecoveryCodes, SecondFactor } from './second-factor.schemas.ts'
import { second_factors } from './second-factor.table.ts'
import { about, newSecret, stepOf } from './totp.secrets.ts'

/** Creates a secret that is pending until its first code; restarting replaces the pending one. */
export async function beginSecondFactor(ctx: Context, { password }: PasswordProof): Promise<SecondFactor> {
  const { id } = signedIn(ctx)
  await demandPassword(ctx, password, asProof)
  const fresh = { secret_sealed: sealText(ctx.env.keys, about(id), newSecret()), created_at: ctx.now() }
  const begun = await ctx.db
    .insert(second_factors)
    .values({ user_id: id, ...fresh })
    .onConflictDoUpdate({ target: second_factors.user_id, set: fresh, setWhere: isNull(second_factors.activated_at) })
    .returning({ user_id: second_factors.user_id })
  if (!begun.length) throw new AppError('conflict', 'A verificação em duas etapas já está ativada.')
  return showSecondFactor(ctx)
}

/** The first valid code activates it; returns ten recovery codes, once. */
export async function activateSecondFactor(ctx: Context, { code }: CodeInput): Promise<RecoveryCodes> {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, codesPerPerson, String(id))
  const recovery_codes = await ctx.transaction(async (tx) => {
    const waiting = and(eq(second_factors.user_id, id), isNull(second_factors.activated_at))
    const [factor] = await tx.db.select().from(second_factors).where(waiting).for('update')
    if (!factor || isOver(tx, factor.created_at))
      throw new AppError('conflict', 'O tempo para configurar acabou. Comece de novo.')
    const step = stepOf(unsealText(tx.env.keys, about(id), factor.secret_sealed), code.replace(/\s/g, ''), tx.now())
    if (step === undefined) throw wrongCode()
    await tx.db.update(second_factors).set({ activated_at: tx.now(), last_step: step }).where(waiting)
    await notifyOwner(tx, id, 'A verificação em duas etapas foi ativada.')
    return renewRecoveryCodes(tx, id)
  })
  await forgetAttempts(ctx, codesPerPerson, String(id))
  return { recovery_codes }
}

/** Ten new recovery codes; the previous ones stop working. */
export const renewCodes = (ctx: Context, input: ProvedInput): Promise<RecoveryCodes> =>
  proved(ctx, input, async (tx, id) => {
    await notifyOwner(tx, id, 'Os códigos de recuperação foram trocados.')
    return { recovery_codes: await renewRecoveryCodes(tx, id) }
  })

/** Turns the second factor off. */
export const disableSecondFactor = (ctx: Context, input: ProvedInput): Promise<void> =>
  proved(ctx, input, async (tx, id) => {
    await tx.db.delete(second_factors).where(eq(second_factors.user_id, id))
    await deleteRecoveryCodes(tx, id)
    await notifyOwner(tx, id, 'A verificação em duas etapas foi desativada.')
  })

/** Runs `work` when password and code are both valid; both count towards their rate limits, whatever the outcome. */
async function proved<T>(ctx: Context, input: ProvedInput, work: (tx: Context, id: number) => Promise<T>): Promise<T> {
  const { id } = signedIn(ctx)
  await demandPassword(ctx, input.password, asProof)
  await countAttempt(ctx, codesPerPerson, String(id))
  const done = await ctx.transaction(async (tx) => {
    if (!(await consumeCode(tx, id, input.code))) throw wrongCode()
    return work(tx, id)
  })
  await forgetAttempts(ctx, codesPerPerson, String(id))
  return done
}
