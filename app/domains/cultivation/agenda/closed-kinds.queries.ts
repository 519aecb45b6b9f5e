import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type ActivitySlug, activityOf, activityTypes } from '../activities/activity.kinds.ts'
import { activity_types } from '../activities/activity-types.table.ts'

type Flags = { watering?: boolean; feeding?: boolean }

/** Tasks that any watering or feeding settles; a flush or a top dressing is asked for by name. */
const plain: readonly ActivitySlug[] = ['rega', 'alimentacao', 'rega-alimentacao']

/** Does an act with these flags do a task of this kind? 'rega-alimentacao' waters and feeds: it does both. */
const does = (flags: Flags, kind: ActivitySlug) => {
  const asked = activityOf(kind)
  return plain.includes(kind) && (!asked?.watering || !!flags.watering) && (!asked?.feeding || !!flags.feeding)
}

/** The kinds of tasks that an act closes: its own, and the waterings and feedings that it is by its flags. */
export async function kindsClosedBy(
  { db }: Context,
  { kind, activity_type_id }: { kind: ActivitySlug; activity_type_id: number | null },
) {
  const [own] =
    kind === 'propria'
      ? await db
          .select()
          .from(activity_types)
          .where(eq(activity_types.id, activity_type_id ?? 0))
      : []
  const flags = own ?? activityOf(kind) ?? {}
  return [...new Set([kind, ...plain.filter((one) => does(flags, one))])]
}

/** The other way: which shipped kinds do a task of this kind, and by which flags an own activity does. */
export function kindsThatDo(kind: ActivitySlug) {
  const asked = activityOf(kind)
  return {
    kinds: [kind, ...activityTypes.flatMap((type) => (does(type, kind) ? [type.slug] : []))],
    own: plain.includes(kind) ? { watering: !!asked?.watering, feeding: !!asked?.feeding } : null,
  }
}
