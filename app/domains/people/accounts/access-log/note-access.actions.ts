import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { type AccessKind, access_log } from './access-log.table.ts'

type Access = { user_id: number; session_id: number; kind: AccessKind }

/** Adds one row to the access log, from the request's address. Use of a session is logged once per day and address. */
export async function noteAccess({ db, request, now }: Context, access: Access) {
  const at = now()
  const row = { ...access, ...request, at, day: dayKey(at) }
  await db.insert(access_log).values(row).onConflictDoNothing()
}
