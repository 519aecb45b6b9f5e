import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { findUser } from '../users/users.queries.ts'
import { listAccessOf } from './access-log.queries.ts'
import type { AccessPage, UserAccessFilter } from './access-log.schemas.ts'

/** A user's access log entries, for staff. The read is recorded in the audit log before the entries are queried. */
export async function readAccessOf(ctx: Context, { user_id, ...filter }: UserAccessFilter): Promise<AccessPage> {
  await ctx.transaction(async (tx) => {
    await findUser(tx, user_id)
    await audit(tx, { action: 'access_log.read', subject: `user:${user_id}`, after: { page: filter.page } })
  })
  return listAccessOf(ctx, user_id, filter)
}
