import type { PolicyViewer } from '#platform/access/viewer.ts'
import { visibleIn } from '../ownership.policy.ts'
import { plants } from './plants.table.ts'

export { canSee, canUpdate, isCreator } from '../ownership.policy.ts'

/** SQL filter: plants visible to the viewer. */
export const visibleTo = (viewer: PolicyViewer) => visibleIn(plants, viewer)
