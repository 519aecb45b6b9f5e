import { and, eq, isNull, or, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { can, type Viewer } from '#platform/access/viewer.ts'

export type Owned = { private: boolean; created_by: number; deleted_at: Date | null }
type Columns = { private: PgColumn; created_by: PgColumn; deleted_at: PgColumn }

export const isCreator = (viewer: Viewer, thing: Owned) => viewer?.id === thing.created_by

/** Its creator, and staff of the cultivation. */
export const canUpdate = (viewer: Viewer, thing: Owned) =>
  !thing.deleted_at && (isCreator(viewer, thing) || can(viewer, 'plants.manage'))

/** What is private is its creator's; staff of the cultivation see it to help. */
export const canSee = (viewer: Viewer, thing: Owned) =>
  !thing.deleted_at && (!thing.private || canUpdate(viewer, thing))

/**
 * The same rule as SQL, for lists and counts. A test proves that the two agree, viewer by viewer.
 * A prepared statement puts a placeholder in the place of the viewer's id and is kept per `standing`.
 */
export function visibleIn(
  table: Columns,
  viewer: Viewer,
  id: number | Placeholder | undefined = viewer?.id,
): SQL | undefined {
  const alive = isNull(table.deleted_at)
  if (can(viewer, 'plants.manage')) return alive
  return and(alive, viewer && id ? or(eq(table.private, false), eq(table.created_by, id)) : eq(table.private, false))
}

/** Viewers of one standing see by the same SQL. */
export const standing = (viewer: Viewer) => (can(viewer, 'plants.manage') ? 'manager' : viewer ? 'member' : 'visitor')
