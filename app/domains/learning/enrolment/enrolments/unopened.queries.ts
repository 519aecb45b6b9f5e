import { sql } from 'drizzle-orm'
import type { FindUnopened } from '#domains/market/orders/index.ts'

/** Courses that are closed to all, with the purchases of which access would stand. */
export const closedCourses: FindUnopened = async ({ db, now }) => {
  const { rows } = await db.execute<{ title: string; slug: string; order_ids: number[] }>(sql`
    select c.title, c.slug, array_agg(distinct l.order_id) as order_ids from courses c
    join course_grants g on g.course_id = c.id and g.ended_at is null and (g.ends_at is null or g.ends_at > ${now().toISOString()})
    join order_lines l on l.id = g.order_line_id
    where c.hidden_at is not null or c.deleted_at is not null group by c.id order by c.id limit 200`)
  return rows.map(({ slug, ...row }) => ({ ...row, url: `/dichavando/cursos/${slug}` }))
}
