import { type ActivitySlug, activityOf, activityTypes } from '#domains/garden/journal/activities/activity.kinds.ts'

type Flags = { watering?: boolean; feeding?: boolean }

/** Kinds completed by any watering or feeding; a flush or a top dressing must match by kind. */
const plain: readonly ActivitySlug[] = ['rega', 'alimentacao', 'rega-alimentacao']

/**
 * Whether an act with these flags completes a task of this kind: it needs every flag of the kind. 'rega-alimentacao' has
 * both flags, so as an act it completes all three kinds.
 */
const completes = (flags: Flags, kind: ActivitySlug) => {
  const activity = activityOf(kind)
  return plain.includes(kind) && (!activity?.watering || !!flags.watering) && (!activity?.feeding || !!flags.feeding)
}

/** The watering and feeding kinds that an act with these flags completes. */
export const plainKindsOf = (flags: Flags) => plain.filter((kind) => completes(flags, kind))

/** The inverse: the shipped kinds that complete a task of this kind, and the flags by which an own activity does. */
export function kindsThatDo(kind: ActivitySlug) {
  const activity = activityOf(kind)
  return {
    kinds: [kind, ...activityTypes.flatMap((type) => (completes(type, kind) ? [type.slug] : []))],
    own: plain.includes(kind) ? { watering: !!activity?.watering, feeding: !!activity?.feeding } : null,
  }
}
