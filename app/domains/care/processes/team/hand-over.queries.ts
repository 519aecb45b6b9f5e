import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Profession, professionOf, seats } from '../processes/process.kinds.ts'
import { process_members } from '../processes/processes.table.ts'
import { activeProfessionals } from '../professionals/care-professionals.queries.ts'
import { care_professionals } from '../professionals/care-professionals.table.ts'
import type { HandOverOptions, HandOverRef } from './hand-over.schemas.ts'

/** Somebody of the list of professionals, active or not: who has left may still have seats. */
export async function leaverOf({ db }: Context, id: number) {
  const [row] = await db
    .select({ id: users.id, nickname: users.nickname, profession: care_professionals.profession })
    .from(care_professionals)
    .innerJoin(users, eq(users.id, care_professionals.user_id))
    .where(eq(care_professionals.id, id))
  if (!row) throw new AppError('not_found', 'Não encontramos esse profissional.')
  return row
}

/** The seats that somebody has now, in their profession. */
export const seatsOf = ({ db }: Context, { id, profession }: { id: number; profession: Profession }) =>
  db
    .select({ process_id: process_members.process_id, seat: process_members.seat })
    .from(process_members)
    .where(
      and(
        eq(process_members.user_id, id),
        isNull(process_members.left_at),
        inArray(
          process_members.seat,
          seats.filter((seat) => professionOf[seat] === profession),
        ),
      ),
    )
    .orderBy(asc(process_members.process_id))

/** What somebody would pass on, and to whom. */
export async function handOverOptions(ctx: Context, { id }: HandOverRef): Promise<HandOverOptions> {
  const leaver = await leaverOf(ctx, id)
  const [taken, active] = await Promise.all([seatsOf(ctx, leaver), activeProfessionals(ctx)])
  const others = active.filter((one) => one.profession === leaver.profession && one.id !== leaver.id)
  return { nickname: leaver.nickname, profession: leaver.profession, seats: taken.length, others }
}
