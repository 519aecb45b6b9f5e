import { eq } from 'drizzle-orm'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Payer } from '#platform/payments/gateway.ts'

/** Who pays, as gateways want to know them: from the confirmed registration. */
export async function payerOf(tx: Context, user_id: number): Promise<Payer> {
  const [known] = await tx.db
    .select({ email: users.email, registration: user_registrations })
    .from(users)
    .innerJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!known?.registration.full_name) throw new AppError('forbidden', 'Complete seu cadastro para comprar.')
  const { full_name, cpf, phone, cep, street, number, district, city, uf, complement } = known.registration
  return {
    name: full_name,
    document: cpf,
    email: known.email,
    ...(phone && { phone: phone.replace('+', '') }),
    ...(cep && {
      address: {
        street: street ?? '',
        number: number ?? '',
        district: district ?? '',
        city: city ?? '',
        state: uf ?? '',
        cep,
        ...(complement && { more: complement }),
      },
    }),
  }
}
