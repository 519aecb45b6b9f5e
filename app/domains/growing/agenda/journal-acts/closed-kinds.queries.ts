import { eq } from 'drizzle-orm'
import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import type { Context } from '#platform/context.ts'
import { plainKindsOf } from './closed-kinds.model.ts'

/** The kinds of tasks that an act completes: its own, and watering or feeding kinds by its flags. */
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
  return [...new Set([kind, ...plainKindsOf(flags)])]
}
