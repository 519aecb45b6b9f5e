import { sql } from 'drizzle-orm'
import { activityTypes } from '../activities/activity.kinds.ts'

/** SQL: when the outer statement's plant was last watered or fed, by the activities' flags, including own ones. */
export function lastCare(flag: 'watering' | 'feeding') {
  const kinds = activityTypes.filter((type) => type[flag]).map(({ slug }) => slug)
  return sql<string | null>`(select u.happened_at from updates u left join activity_types t on t.id = u.activity_type_id
    where u.plant_id = plants.id and u.deleted_at is null
      and (u.kind in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))}) or t.${sql.identifier(flag)})
    order by u.happened_at desc, u.id desc limit 1)`
}
