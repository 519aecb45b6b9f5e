import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { findUser } from '../users/users.queries.ts'
import { listAccessOf } from './access-log.queries.ts'
import type { UserAccessFilter } from './access-log.schemas.ts'

/** Somebody's accesses, for staff. That they were read is itself written down. */
export const readAccessOf = (ctx: Context, { user_id, ...filter }: UserAccessFilter) =>
  ctx.transaction(async (tx) => {
    await findUser(tx, user_id)
    await audit(tx, { action: 'access_log.read', subject: `user:${user_id}`, after: { page: filter.page } })
    return listAccessOf(tx, user_id, filter)
  })
