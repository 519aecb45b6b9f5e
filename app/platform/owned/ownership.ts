import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Permission } from '#platform/access/permissions.ts'
import { type Asker, can, isAdmin, type Viewer } from '#platform/access/viewer.ts'

export type Owned = { private: boolean; created_by: number; deleted_at: Date | null }
type Columns = { private: PgColumn; created_by: PgColumn; deleted_at: PgColumn }

/**
 * Who may see and change what somebody made: its creator, and staff with that permission (without one: the admin). What
 * is private is its creator's; staff see it to help.
 */
export function ownership(permission?: Permission) {
  const isStaff = (viewer: Asker) => (permission ? can(viewer, permission) : isAdmin(viewer))
  const isCreator = (viewer: Viewer, thing: Pick<Owned, 'created_by'>) => viewer?.id === thing.created_by
  const canUpdate = (viewer: Viewer, thing: Owned) => !thing.deleted_at && (isCreator(viewer, thing) || isStaff(viewer))
  const canSee = (viewer: Viewer, thing: Owned) => !thing.deleted_at && (!thing.private || canUpdate(viewer, thing))

  /** `canSee` as SQL, for lists and counts: of a table or of one under another name. A test proves that the two agree. */
  function visibleIn(table: Columns, viewer: Asker): SQL | undefined {
    const alive = isNull(table.deleted_at)
    if (isStaff(viewer)) return alive
    const open = eq(table.private, false)
    return and(alive, viewer ? or(open, eq(table.created_by, viewer.id)) : open)
  }

  return { isCreator, canUpdate, canSee, visibleIn }
}
