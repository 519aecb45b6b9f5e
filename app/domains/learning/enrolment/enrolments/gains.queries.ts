import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { course_products, courses } from '#domains/learning/courses/courses/courses.table.ts'
import { requirementOf } from '#domains/learning/courses/index.ts'
import { gainWords } from '#domains/learning/courses/sales/access-days.words.ts'
import type { OpensOf } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { unmet } from './access.queries.ts'
import { course_grants, enrolments } from './enrolments.table.ts'

/** What buying adds to what is open to the viewer until a day, and what they must finish before; part of what they agree to. */
export const productGains: OpensOf = async ({ db, viewer, now }, product_ids) => {
  const me = viewer?.id ?? 0
  const until = sql<Date | null>`(select case when bool_and(g.ends_at is not null) then max(g.ends_at) end
    from course_grants g where g.course_id = ${courses.id} and g.user_id = ${me} and g.ended_at is null
      and (g.ends_at is null or g.ends_at > ${now().toISOString()})
      and g.what = case ${products.kind} when 'consultoria' then 'consultoria' else 'curso' end)`
  const rows = await db
    .select({
      ...{ id: products.id, kind: products.kind, access_days: course_products.access_days },
      until: until.mapWith(course_grants.ends_at),
      missing: requirementOf(viewer, unmet(me, now())),
    })
    .from(course_products)
    .innerJoin(products, eq(products.id, course_products.product_id))
    .innerJoin(courses, eq(courses.id, course_products.course_id))
    .leftJoin(enrolments, and(eq(enrolments.course_id, courses.id), eq(enrolments.user_id, me)))
    .where(and(inArray(products.id, product_ids), eq(courses.state, 'publicado'), isNull(courses.hidden_at)))
  return new Map(
    rows.map(({ id, kind, access_days, until, missing }) => {
      const gains = until && kind !== 'assinatura' ? gainWords(until, access_days) : ''
      const needs =
        missing && kind !== 'consultoria' ? `As aulas só abrem depois que você terminar o curso ${missing.title}.` : ''
      return [id, { words: [gains, needs].filter(Boolean).join(' ') }]
    }),
  )
}
