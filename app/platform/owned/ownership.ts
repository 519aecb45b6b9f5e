import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isApart, notApart } from '#platform/access/apart.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { can, isAdmin, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'

export type Owned = { private: boolean; created_by: number; deleted_at: Date | null }
type Columns = { private: PgColumn; created_by: PgColumn; deleted_at: PgColumn }

/**
 * Policy of user-owned rows. Change: the creator and staff with `permission` (without one: admins). See: everybody who is
 * not apart from the creator, or, when private, those who may change it.
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
    const open = and(eq(table.private, false), notApart(viewer, table.created_by))
    return and(alive, viewer ? or(open, eq(table.created_by, viewer.id)) : open)
  }

  return { isCreator, canUpdate, canSee, visibleIn }
}
