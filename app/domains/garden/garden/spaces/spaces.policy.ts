import type { PolicyViewer } from '#platform/access/viewer.ts'
import { visibleIn } from '../ownership.policy.ts'
import { spaces } from './spaces.table.ts'

export { canSee, canUpdate, isCreator } from '../ownership.policy.ts'

/** SQL filter: spaces visible to the viewer. */
export const visibleTo = (viewer: PolicyViewer) => visibleIn(spaces, viewer)
