import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { notApart } from '#platform/access/apart.ts'
import type { PolicyViewer, Viewer } from '#platform/access/viewer.ts'
import { type User, users } from './users.table.ts'

export const isSelf = (viewer: Viewer, user: Pick<User, 'id'>) => viewer?.id === user.id

/** Neither suspended nor leaving nor gone. */
export const isActive = (): SQL | undefined =>
  and(isNull(users.suspended_at), isNull(users.leaving_at), isNull(users.deleted_at))

/**
 * Public users, whose profile everybody may open: with a confirmed e-mail, since anybody may open an account in
 * anybody's name; not suspended, leaving or deleted ones,
 * nor those that the moderation hid.
 */
export const isPublicUser = (): SQL | undefined =>
  and(isActive(), isNotNull(users.email_verified_at), isNull(users.hidden_at))

/** Users whose profile the viewer may open: public ones, and themselves. */
export const isOpenTo = (viewer: PolicyViewer): SQL | undefined =>
  viewer
    ? and(or(isPublicUser(), and(isActive(), eq(users.id, viewer.id))), notApart(viewer, users.id))
    : isPublicUser()

/** Users in lists and search: public ones that chose to be, and that are not apart from the viewer. */
export const isDiscoverable = (viewer: Viewer = null): SQL | undefined =>
  and(isPublicUser(), eq(users.discoverable, true), notApart(viewer, users.id))
