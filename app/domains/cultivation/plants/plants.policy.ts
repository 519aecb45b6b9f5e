import type { Placeholder } from 'drizzle-orm'
import type { Viewer } from '#platform/access/viewer.ts'
import { visibleIn } from '../ownership.ts'
import { plants } from './plants.table.ts'

export { canSee, canUpdate, isCreator, standing } from '../ownership.ts'

/** The plants that a viewer may know of, as SQL. */
export const visibleTo = (viewer: Viewer, id?: number | Placeholder) => visibleIn(plants, viewer, id)
