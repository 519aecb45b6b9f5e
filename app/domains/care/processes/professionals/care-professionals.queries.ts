import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import type { Profession } from '../processes/process.kinds.ts'
import { care_professionals } from './care-professionals.table.ts'

/** Who may take a seat: active in the list, and whose account still is of the profession. */
export const activeProfessionals = ({ db }: Context) =>
  db
    .select({
      id: users.id,
      nickname: users.nickname,
      profession: care_professionals.profession,
      register: care_professionals.register,
    })
    .from(care_professionals)
    .innerJoin(users, eq(users.id, care_professionals.user_id))
    .where(
      and(
        care_professionals.active,
        eq(users.user_type, care_professionals.profession),
        isNull(users.deleted_at),
        isNull(users.suspended_at),
        isNull(users.leaving_at),
      ),
    )
    .orderBy(asc(users.nickname))

export async function isActive(ctx: Context, user_id: number, profession: Profession) {
  return (await activeProfessionals(ctx)).some((one) => one.id === user_id && one.profession === profession)
}
