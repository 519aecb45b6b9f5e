import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Viewer } from '#platform/access/viewer.ts'
import { type User, users } from './users.table.ts'

export const isSelf = (viewer: Viewer, user: Pick<User, 'id'>) => viewer?.id === user.id

/** Whose page may be opened: everybody's who is here. Suspended, leaving and deleted people are not. */
export const isHere = (): SQL | undefined =>
  and(isNull(users.suspended_at), isNull(users.leaving_at), isNull(users.deleted_at))

/** Who is in lists and found by search: only those who chose to be, with an e-mail that is theirs. */
export const isFindable = (): SQL | undefined =>
  and(isHere(), eq(users.discoverable, true), isNotNull(users.email_verified_at))
