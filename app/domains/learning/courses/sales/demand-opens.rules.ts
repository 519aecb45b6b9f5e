import { and, eq, isNotNull, ne, notExists, or } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { course_products, courses } from '../courses/courses.table.ts'

/** Nobody comes in, whatever they pay; a draft opens when it comes out. */
const isClosed = or(isNotNull(courses.hidden_at), isNotNull(courses.deleted_at), eq(courses.state, 'retirado'))

/** What is sold as a course opens one, that is there to be opened. @throws conflict, with what is to be done first */
export async function demandOpensCourse(tx: Context, { product_id }: { product_id: number }) {
  const linked = tx.db.select().from(course_products).where(eq(course_products.product_id, product_id))
  const opensNothing = and(eq(products.id, product_id), eq(products.kind, 'curso'), notExists(linked))
  if (await tx.db.$count(products, opensNothing))
    throw new AppError(
      'conflict',
      'Este produto ainda não abre nenhum curso. A loja o liga no painel do curso, antes de vender.',
    )
  const free = and(eq(course_products.product_id, product_id), eq(products.kind, 'curso'), ne(courses.access, 'pago'))
  const [given] = await tx.db
    .select({ title: courses.title })
    .from(course_products)
    .innerJoin(courses, eq(courses.id, course_products.course_id))
    .innerJoin(products, eq(products.id, course_products.product_id))
    .where(free)
  if (given)
    throw new AppError(
      'conflict',
      `O curso ${given.title} não é pago. Mude a entrada dele antes de vender este produto.`,
    )
  const [closed] = await tx.db
    .select({ title: courses.title, hidden_at: courses.hidden_at })
    .from(course_products)
    .innerJoin(courses, eq(courses.id, course_products.course_id))
    .where(and(eq(course_products.product_id, product_id), isClosed))
  if (closed)
    throw new AppError(
      'conflict',
      `Este produto abre o curso ${closed.title}, que ${closed.hidden_at ? 'a moderação fechou' : 'foi retirado'}. Enquanto for assim ele não se vende.`,
    )
}
