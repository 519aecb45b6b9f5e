import { asc, inArray } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'

/**
 * Locks two people until commit, always in the same order: of a block and a follow at the same instant the second sees
 * what the first did.
 */
export const lockPair = ({ db }: Context, one: number, other: number) =>
  db
    .select({ id: users.id, deleted_at: users.deleted_at })
    .from(users)
    .where(inArray(users.id, [one, other]))
    .orderBy(asc(users.id))
    .for('no key update')
