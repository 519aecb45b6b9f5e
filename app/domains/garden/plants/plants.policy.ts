import type { PolicyViewer } from '#platform/access/viewer.ts'
import { visibleIn } from '../ownership.policy.ts'
import { plants } from './plants.table.ts'

export { canSee, canUpdate, isCreator } from '../ownership.policy.ts'

/** The plants that a viewer may know of, as SQL. */
export const visibleTo = (viewer: PolicyViewer) => visibleIn(plants, viewer)
