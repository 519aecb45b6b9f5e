import { sql } from 'drizzle-orm'
import { activityTypes } from '../activities/activity.kinds.ts'

type Flag = 'watering' | 'feeding'

/** SQL condition on an update `u` with its own activity `t`, by the activities' flags. */
export function isCare(flag: Flag) {
  const kinds = activityTypes.filter((type) => type[flag]).map(({ slug }) => slug)
  return sql`(u.kind in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))}) or t.${sql.identifier(flag)})`
}

/** SQL: when the outer statement's plant was last watered or fed, by the activities' flags, including own ones. */
export const lastCare = (flag: Flag) =>
  sql<string | null>`(select u.happened_at from updates u left join activity_types t on t.id = u.activity_type_id
    where u.plant_id = plants.id and u.deleted_at is null
      and ${isCare(flag)}
    order by u.happened_at desc, u.id desc limit 1)`
