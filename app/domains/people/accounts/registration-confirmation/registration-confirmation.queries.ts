import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { hideCpf } from '#shared/cpf.ts'
import { users } from '../users/users.table.ts'
import type { OwnRegistration } from './registration-confirmation.schemas.ts'
import { user_registrations } from './registrations.table.ts'

/** Whether the user's own registration is complete, and what its forms need. */
export async function showOwnRegistration(ctx: Context): Promise<OwnRegistration> {
  const [row] = await ctx.db
    .select({ confirmed_at: users.registration_confirmed_at, cpf: user_registrations.cpf })
    .from(users)
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(eq(users.id, signedIn(ctx).id))
  const { confirmed_at = null, cpf = null } = row ?? {}
  return {
    confirmed_at,
    cpf: cpf && hideCpf(cpf),
    age_provider: ctx.env.age_assurance?.provider ?? null,
    can: { find_cep: !!ctx.env.postal_codes, change_cpf_without_password: !confirmed_at },
  }
}
