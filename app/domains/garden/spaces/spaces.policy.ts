import type { PolicyViewer } from '#platform/access/viewer.ts'
import { visibleIn } from '../ownership.policy.ts'
import { spaces } from './spaces.table.ts'

export { canSee, canUpdate, isCreator } from '../ownership.policy.ts'

/** The spaces that a viewer may know of, as SQL. */
export const visibleTo = (viewer: PolicyViewer) => visibleIn(spaces, viewer)
