import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import '../accounts.events.ts'
import { users } from '../users/users.table.ts'
import { refuseMinor } from './age.rules.ts'
import { assureAge } from './assure-age.actions.ts'
import { claimCpf } from './cpf.rules.ts'
import { showOwnRegistration } from './registration-confirmation.queries.ts'
import type { OwnRegistration, RegistrationDetails } from './registration-confirmation.schemas.ts'
import { user_registrations } from './registrations.table.ts'

/** Low, to prevent enumeration of CPFs. */
export const cpfTries: Limit = { name: 'cpf', points: 20, seconds: 86_400 }

/** Completes the user's registration, once: a complete one is left unchanged. */
export async function confirmRegistration(ctx: Context, details: RegistrationDetails): Promise<OwnRegistration> {
  const { id, registration_confirmed } = signedIn(ctx)
  if (registration_confirmed) return showOwnRegistration(ctx)
  refuseMinor(ctx, details.birth_date)
  await countAttempt(ctx, cpfTries, String(id))
  await assureAge(ctx, details)
  return ctx.transaction(async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, id)).for('update')
    if (!user?.registration_confirmed_at) await complete(tx, details)
    return showOwnRegistration(tx)
  })
}

async function complete(tx: Context, details: RegistrationDetails) {
  const { id } = signedIn(tx)
  await claimCpf(tx, details.cpf)
  await tx.db
    .insert(user_registrations)
    .values({ ...details, user_id: id })
    .onConflictDoUpdate({ target: user_registrations.user_id, set: { ...details, updated_at: tx.now() } })
  await tx.db.update(users).set({ registration_confirmed_at: tx.now() }).where(eq(users.id, id))
  await record(tx, 'user.registration_confirmed', { user_id: id })
}
