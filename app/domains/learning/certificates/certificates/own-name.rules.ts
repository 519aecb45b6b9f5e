import { eq } from 'drizzle-orm'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { slugify } from '#shared/text.ts'

/**
 * Who confirmed a registration is called as it says, whole or by its first and last name, or by their nickname. Without a
 * registration nobody knows: none.
 */
export async function namesOf({ db }: Context, user_id: number): Promise<string[]> {
  const [one] = await db
    .select({
      nickname: users.nickname,
      confirmed_at: users.registration_confirmed_at,
      full_name: user_registrations.full_name,
    })
    .from(users)
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!one?.confirmed_at || !one.full_name) return []
  const words = one.full_name.trim().split(/\s+/)
  const all = [words.join(' '), [...new Set([words[0], words.at(-1)])].join(' '), one.nickname]
  return all.filter((name, at) => all.findIndex((other) => slugify(other) === slugify(name)) === at)
}

/** @returns whether the name is known to be theirs */
export async function demandOwnName(tx: Context, user_id: number, name: string): Promise<boolean> {
  const own = await namesOf(tx, user_id)
  if (!own.length) return false
  if (!own.some((each) => slugify(each) === slugify(name)))
    throw invalidField('name', 'Use o nome do seu cadastro, inteiro ou o primeiro e o último, ou o seu apelido.')
  return true
}
