import { eq } from 'drizzle-orm'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { slugify } from '#shared/text.ts'

/**
 * Who confirmed a registration is called as it says, whole or by its first and last name, or by their nickname.
 * @returns whether it is known to be theirs: without a registration nobody knows.
 */
export async function demandOwnName({ db }: Context, user_id: number, name: string): Promise<boolean> {
  const [one] = await db
    .select({
      nickname: users.nickname,
      confirmed_at: users.registration_confirmed_at,
      full_name: user_registrations.full_name,
    })
    .from(users)
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!one?.confirmed_at || !one.full_name) return false
  const words = one.full_name.trim().split(/\s+/)
  const own = [one.full_name, `${words[0]} ${words.at(-1)}`, one.nickname]
  if (!own.some((each) => slugify(each) === slugify(name)))
    throw invalidField('name', 'Use o nome do seu cadastro, inteiro ou o primeiro e o último, ou o seu apelido.')
  return true
}
