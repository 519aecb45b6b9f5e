import { can, type Viewer } from '#platform/access/viewer.ts'
import type { LegalText } from './texts.table.ts'

type Published = Pick<LegalText, 'published_at'>

/** A published text is everybody's; a draft is for who publishes. */
export const canSee = (viewer: Viewer, text: Published) => text.published_at !== null || can(viewer, 'legal.manage')

/** What was published never changes and never goes. */
export const canUpdate = (viewer: Viewer, text: Published) => text.published_at === null && can(viewer, 'legal.manage')
