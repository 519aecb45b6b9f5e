import { and, eq, inArray, sql } from 'drizzle-orm'
import { course_products, courses } from '#domains/learning/courses/courses/courses.table.ts'
import { gainWords } from '#domains/learning/courses/sales/access-days.words.ts'
import type { OpensOf } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { course_grants } from './enrolments.table.ts'

/** What buying adds to what is open to the viewer until a day; part of what they agree to. */
export const productGains: OpensOf = async ({ db, viewer, now }, product_ids) => {
  if (!viewer) return new Map()
  const until = sql<Date | null>`(select case when bool_and(g.ends_at is not null) then max(g.ends_at) end
    from course_grants g where g.course_id = ${courses.id} and g.user_id = ${viewer.id} and g.ended_at is null
      and (g.ends_at is null or g.ends_at > ${now().toISOString()})
      and g.what = case ${products.kind} when 'consultoria' then 'consultoria' else 'curso' end)`
  const rows = await db
    .select({
      ...{ id: products.id, kind: products.kind, access_days: course_products.access_days },
      until: until.mapWith(course_grants.ends_at),
    })
    .from(course_products)
    .innerJoin(products, eq(products.id, course_products.product_id))
    .innerJoin(courses, eq(courses.id, course_products.course_id))
    .where(and(inArray(products.id, product_ids), sql`${products.kind} <> 'assinatura'`))
  return new Map(rows.flatMap(({ id, access_days, until }) => (until ? [[id, gainWords(until, access_days)]] : [])))
}
