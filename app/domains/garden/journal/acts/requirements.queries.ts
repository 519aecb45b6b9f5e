import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { activityOf } from '../activities/activity.kinds.ts'
import { activity_types, type OwnActivityType } from '../activities/activity-types.table.ts'
import type { Update } from '../updates/updates.table.ts'
import { ownRequirements, type Requirements } from './requirements.model.ts'

/** Requirements for a correction: the activity may be archived. */
export async function requirementsOfWritten(
  tx: Context,
  { kind, activity_type_id }: Pick<Update, 'kind' | 'activity_type_id'>,
): Promise<Requirements> {
  if (kind !== 'propria') return activityOf(kind) as Requirements
  const [type] = await tx.db
    .select()
    .from(activity_types)
    .where(eq(activity_types.id, activity_type_id as number))
  return ownRequirements(type as OwnActivityType)
}
