import { desc, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { findProcess, noProcess } from './find-process.queries.ts'
import type { ProcessRef } from './processes.schemas.ts'
import { process_openings } from './processes.table.ts'

/** Who saw what, when: for the client and the administration, newest first, a hundred at most. */
export async function listOpenings(ctx: Context, { token }: ProcessRef) {
  const { process, access } = await findProcess(ctx, token)
  if (access.role !== 'client' && access.role !== 'admin') throw noProcess()
  const data = await ctx.db
    .select({
      id: process_openings.id,
      nickname: users.nickname,
      thing: process_openings.thing,
      compartment: process_openings.compartment,
      at: process_openings.at,
    })
    .from(process_openings)
    .innerJoin(users, eq(users.id, process_openings.user_id))
    .where(eq(process_openings.process_id, process.id))
    .orderBy(desc(process_openings.id))
    .limit(100)
  return { data }
}
