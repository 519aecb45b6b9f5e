import { type ActivitySlug, activityOf, activityTypes } from '#domains/journal/activities/activity.kinds.ts'

type Flags = { watering?: boolean; feeding?: boolean }

/** Tasks that any watering or feeding settles; a flush or a top dressing is asked for by name. */
const plain: readonly ActivitySlug[] = ['rega', 'alimentacao', 'rega-alimentacao']

/** Does an act with these flags do a task of this kind? 'rega-alimentacao' waters and feeds: it does both. */
const does = (flags: Flags, kind: ActivitySlug) => {
  const activity = activityOf(kind)
  return plain.includes(kind) && (!activity?.watering || !!flags.watering) && (!activity?.feeding || !!flags.feeding)
}

/** The waterings and feedings that an act with these flags is. */
export const plainKindsOf = (flags: Flags) => plain.filter((kind) => does(flags, kind))

/** The other way round: which shipped kinds do a task of this kind, and by which flags an own activity does. */
export function kindsThatDo(kind: ActivitySlug) {
  const activity = activityOf(kind)
  return {
    kinds: [kind, ...activityTypes.flatMap((type) => (does(type, kind) ? [type.slug] : []))],
    own: plain.includes(kind) ? { watering: !!activity?.watering, feeding: !!activity?.feeding } : null,
  }
}
