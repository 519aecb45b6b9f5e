import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import type { Person } from '#platform/personal-data.ts'

/** The person, as the registry's filters need it. */
export async function personOf({ db }: Context, id: number): Promise<Person> {
  const [person] = await db
    .select({ id: users.id, nickname: users.nickname, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  if (!person) throw new Error(`there is no person ${id}`)
  return person
}
