import { visibleIn } from '#domains/garden/garden/ownership.policy.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import { plans } from './plans.table.ts'

export { canSee, canUpdate, isCreator } from '#domains/garden/garden/ownership.policy.ts'

/** SQL filter: plans visible to the viewer. */
export const visibleTo = (viewer: PolicyViewer) => visibleIn(plans, viewer)
