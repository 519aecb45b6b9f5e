import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/** Views of public plants, spaces and posts, more for things with more saves. */
export const seedDemoViews = (tx: Context) =>
  tx.db.execute(sql`
    insert into social_counters as c (target, target_id, views_count)
    select 'plant', id, 6 + id * 37 % 90 from plants where not private and archived_at is null
    union all select 'space', id, 4 + id * 23 % 40 from spaces where not private
    union all select 'post', id, 9 + id * 41 % 120 from posts where available_by = 'todos'
    on conflict (target, target_id) do update set views_count = excluded.views_count + c.saves_count * 9`)
