import { ownership } from '#platform/owned/ownership.ts'

/** Plants, spaces, items and plans belong to their creator; staff with `plants.manage` may edit them. */
export const { canSee, canUpdate, isCreator, visibleIn, byVisible } = ownership('plants.manage')
