import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import type { Found } from '../processes/find-process.queries.ts'
import { compartmentOf, compartments } from '../processes/process.kinds.ts'
import type { ProcessShareRequest } from '../processes/processes.schemas.ts'
import { process_share_requests } from './share-requests.table.ts'

/** Associated data of the reasons. */
export const requestsPlace = (process_id: number) => `process_share_requests/${process_id}`

/**
 * What was asked of the client, newest first: all of it for the client and the administration, a profession's own for itself, and
 * nothing for anybody else. What somebody asks who no longer sits there, or in a process that is over, waits for nobody.
 */
export async function requestsOf(ctx: Context, { process, access }: Found): Promise<ProcessShareRequest[]> {
  if (access.role === 'reception') return []
  const asked = process_share_requests
  const sits = sql<boolean>`(${users.user_type} = ${asked.with} and exists (select from process_members m
    where m.process_id = ${asked.process_id} and m.user_id = ${asked.asked_by} and m.left_at is null))`
  const rows = await ctx.db
    .select({ asked, by: users.nickname, sits })
    .from(asked)
    .innerJoin(users, eq(users.id, asked.asked_by))
    .where(eq(asked.process_id, process.id))
    .orderBy(desc(asked.id))
    .limit(100)
  const seen = rows.filter((row) => !access.own || compartmentOf[row.asked.with] === access.own)
  return seen.map(({ asked: { process_id, asked_by, sealed_reason, ...request }, by, sits }) => ({
    ...request,
    ...{ by, own: asked_by === ctx.viewer?.id },
    waits: request.ended_at === null && sits && !process.closed_at,
    reason: unsealText(ctx.env.keys, requestsPlace(process_id), sealed_reason),
  }))
}

/** Compartments that the viewer may ask for: read by another profession alone, and not waited for already. */
export function askable({ process, access }: Found, requests: ProcessShareRequest[]) {
  if (access.role !== 'professional' || process.closed_at) return []
  const asked = requests.filter(({ own, waits }) => own && waits).map(({ compartment }) => compartment)
  return compartments.filter((one) => !access.reads.includes(one) && !asked.includes(one))
}
