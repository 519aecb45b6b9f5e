import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { findProcess, noProcess } from './find-process.queries.ts'
import type { ProcessRef } from './processes.schemas.ts'
import { process_openings } from './processes.table.ts'

/** So many rows of days: years of a team. */
const MOST = 1000

/**
 * Who saw what, on which day, how often: for the client and the administration, newest first. A row for each day and thing, so
 * that nobody pushes another's look out of sight by looking often.
 */
export async function listOpenings(ctx: Context, { token }: ProcessRef) {
  const { process, access } = await findProcess(ctx, token)
  if (access.role !== 'client' && access.role !== 'admin') throw noProcess()
  const { id, thing, compartment, at } = process_openings
  const day = sql`(${at} at time zone 'America/Sao_Paulo')::date`
  const data = await ctx.db
    .select({
      ...{ id: sql<number>`max(${id})`, nickname: users.nickname, user_type: users.user_type },
      ...{ thing, compartment },
      at: sql<Date>`max(${at})`.mapWith(at),
      times: sql<number>`count(*)::int`,
    })
    .from(process_openings)
    .innerJoin(users, eq(users.id, process_openings.user_id))
    .where(eq(process_openings.process_id, process.id))
    .groupBy(users.id, thing, compartment, day)
    .orderBy(desc(sql`max(${id})`))
    .limit(MOST)
  return { data }
}
