import { and, eq, isNull, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isApart, notApart } from '#platform/access/apart.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { isThere, isThereFor } from '#platform/access/there.ts'
import { can, isAdmin, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'

export type Owned = { private: boolean; created_by: number; deleted_at: Date | null }
type Columns = { private: PgColumn; created_by: PgColumn; deleted_at: PgColumn }

/**
 * Policy of user-owned rows. Change: the creator and staff with `permission` (without one: admins). See: everybody who is
 * not apart from the creator, while the creator is there, or, when private, those who may change it. Whether the creator is there
 * is asked of the database: `canSee` takes it for granted, and `owned` asks.
 */
export function ownership(permission?: Permission) {
  const isStaff = (viewer: PolicyViewer) => (permission ? can(viewer, permission) : isAdmin(viewer))
  const isCreator = (viewer: Viewer, thing: Pick<Owned, 'created_by'>) => viewer?.id === thing.created_by
  const canUpdate = (viewer: Viewer, thing: Owned) => !thing.deleted_at && (isCreator(viewer, thing) || isStaff(viewer))
  const canSee = (viewer: Viewer, thing: Owned) =>
    !thing.deleted_at && (canUpdate(viewer, thing) || (!thing.private && !isApart(viewer, thing.created_by)))

  /** `canSee` as SQL, for lists and counts, also of an aliased table. A test proves that the two agree. */
  function visibleIn(table: Columns, viewer: PolicyViewer): SQL | undefined {
    const alive = isNull(table.deleted_at)
    if (isStaff(viewer)) return alive
    const open = and(eq(table.private, false), notApart(viewer, table.created_by), isThere(table.created_by))
    return and(alive, viewer ? or(open, eq(table.created_by, viewer.id)) : open)
  }

  /** Of what is public: by somebody whom the viewer finds. */
  const byVisible = (author: SQLWrapper, viewer: PolicyViewer) =>
    and(notApart(viewer, author), isStaff(viewer) ? undefined : isThereFor(viewer, author))

  return { isCreator, canUpdate, canSee, visibleIn, byVisible }
}
