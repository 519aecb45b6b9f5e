import { and, eq, isNull, or, type Placeholder, type SQL } from 'drizzle-orm'
import { can, type Viewer } from '#platform/access/viewer.ts'
import { type Plant, plants } from './plants.table.ts'

type Owned = Pick<Plant, 'private' | 'created_by' | 'deleted_at'>

export const isCreator = (viewer: Viewer, plant: Owned) => viewer?.id === plant.created_by

export const canUpdate = (viewer: Viewer, plant: Owned) =>
  !plant.deleted_at && (isCreator(viewer, plant) || can(viewer, 'plants.manage'))

export const canSee = (viewer: Viewer, plant: Owned) =>
  !plant.deleted_at && (!plant.private || canUpdate(viewer, plant))

/**
 * The same rule as SQL, for lists and counts. A test proves that the two agree, viewer by viewer.
 * A prepared statement puts a placeholder in the place of the viewer's id and is kept per `standing`.
 */
export function visibleTo(viewer: Viewer, id: number | Placeholder | undefined = viewer?.id): SQL | undefined {
  const alive = isNull(plants.deleted_at)
  if (can(viewer, 'plants.manage')) return alive
  return and(alive, viewer && id ? or(eq(plants.private, false), eq(plants.created_by, id)) : eq(plants.private, false))
}

/** Viewers of one standing see by the same SQL. */
export const standing = (viewer: Viewer) => (can(viewer, 'plants.manage') ? 'manager' : viewer ? 'member' : 'visitor')
