import { ownership } from '#platform/owned/ownership.ts'

/** Plants, spaces, items and plans are their grower's; staff of the cultivation helps. */
export const { canSee, canUpdate, isCreator, visibleIn } = ownership('plants.manage')
