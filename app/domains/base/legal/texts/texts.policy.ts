import { can, type Viewer } from '#platform/access/viewer.ts'
import type { LegalText } from './texts.table.ts'

type Published = Pick<LegalText, 'published_at'>

/** Published texts are public; drafts are for those who may publish. */
export const canSee = (viewer: Viewer, text: Published) => text.published_at !== null || can(viewer, 'legal.manage')

/** A published text is never changed or deleted. */
export const canUpdate = (viewer: Viewer, text: Published) => text.published_at === null && can(viewer, 'legal.manage')
