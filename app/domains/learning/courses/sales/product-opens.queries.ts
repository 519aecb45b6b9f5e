import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { OpensOf } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { course_products, courses } from '../courses/courses.table.ts'
import { accessWords } from './access-days.words.ts'

/** What who buys reads before they do; part of what they agree to. Of courses that are out alone. */
export const productOpens: OpensOf = async ({ db }, product_ids) => {
  const rows = await db
    .select({
      id: products.id,
      kind: products.kind,
      title: courses.title,
      slug: courses.slug,
      access_days: course_products.access_days,
    })
    .from(course_products)
    .innerJoin(products, eq(products.id, course_products.product_id))
    .innerJoin(courses, eq(courses.id, course_products.course_id))
    .where(and(inArray(products.id, product_ids), eq(courses.state, 'publicado'), isNull(courses.hidden_at)))
  return new Map(
    rows.map(({ id, kind, title, slug, access_days }) => {
      const [what, below] = kind === 'consultoria' ? ['a consultoria do curso', '/consultoria'] : ['o curso', '']
      const words = `Abre ${what} ${title}. ${accessWords({ kind, access_days })}`
      return [id, { words, door: { label: `Abrir ${what} ${title}`, to: `/dichavando/cursos/${slug}${below}` } }]
    }),
  )
}
