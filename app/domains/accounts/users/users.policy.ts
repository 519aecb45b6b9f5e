import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Viewer } from '#platform/access/viewer.ts'
import { type User, users } from './users.table.ts'

export const isSelf = (viewer: Viewer, user: Pick<User, 'id'>) => viewer?.id === user.id

/** Active users, whose profile everybody may open; not suspended, leaving or deleted ones. */
export const isActiveUser = (): SQL | undefined =>
  and(isNull(users.suspended_at), isNull(users.leaving_at), isNull(users.deleted_at))

/** Users in lists and search: discoverable, with a confirmed e-mail. */
export const isDiscoverable = (): SQL | undefined =>
  and(isActiveUser(), eq(users.discoverable, true), isNotNull(users.email_verified_at))
