import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { hideCpf } from '#shared/cpf.ts'
import { beforeChange, demandPassword } from '../passwords/current-password.rules.ts'
import { users } from '../users/users.table.ts'
import { assureAge } from './assure-age.actions.ts'
import { cpfTries } from './confirm-registration.actions.ts'
import { claimCpf } from './cpf.rules.ts'
import { showOwnRegistration } from './registration-confirmation.queries.ts'
import type { CpfChange, OwnRegistration } from './registration-confirmation.schemas.ts'
import { type UserRegistration, user_registrations } from './registrations.table.ts'

/** Sets the user's CPF. In a complete registration a correction requires the password and is audit-logged. */
export async function changeCpf(ctx: Context, { cpf, current_password }: CpfChange): Promise<OwnRegistration> {
  const { id, registration_confirmed } = signedIn(ctx)
  if (registration_confirmed) await demandPassword(ctx, current_password, beforeChange)
  await countAttempt(ctx, cpfTries, String(id))
  const known = await findRegistration(ctx)
  if (known?.birth_date && known.cpf !== cpf) await assureAge(ctx, { cpf, birth_date: known.birth_date })
  return ctx.transaction(async (tx) => {
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
    await write(tx, await findRegistration(tx), cpf)
    return showOwnRegistration(tx)
  })
}

async function write(tx: Context, before: UserRegistration | undefined, cpf: string) {
  const { id: user_id, registration_confirmed } = signedIn(tx)
  if (before?.cpf === cpf) return
  await claimCpf(tx, cpf)
  await tx.db
    .insert(user_registrations)
    .values({ user_id, cpf })
    .onConflictDoUpdate({ target: user_registrations.user_id, set: { cpf, updated_at: tx.now() } })
  if (registration_confirmed) await noteCorrection(tx, before?.cpf, cpf)
}

/** Staff read the audit log: it records that the CPF changed, not its value. */
const noteCorrection = (tx: Context, before: string | undefined, after: string) =>
  audit(tx, {
    action: 'registration.cpf',
    subject: `user:${signedIn(tx).id}`,
    before: before && { cpf: hideCpf(before) },
    after: { cpf: hideCpf(after) },
  })

async function findRegistration(ctx: Context): Promise<UserRegistration | undefined> {
  const [row] = await ctx.db
    .select()
    .from(user_registrations)
    .where(eq(user_registrations.user_id, signedIn(ctx).id))
  return row
}
