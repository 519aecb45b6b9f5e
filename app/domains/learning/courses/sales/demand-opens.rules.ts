import { and, eq, notExists } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { course_products } from '../courses/courses.table.ts'

/** What is sold as a course opens one. @throws conflict, with what is to be done first */
export async function demandOpensCourse(tx: Context, { product_id }: { product_id: number }) {
  const linked = tx.db.select().from(course_products).where(eq(course_products.product_id, product_id))
  const opensNothing = and(eq(products.id, product_id), eq(products.kind, 'curso'), notExists(linked))
  if (await tx.db.$count(products, opensNothing))
    throw new AppError(
      'conflict',
      'Este produto ainda não abre nenhum curso. A loja o liga no painel do curso, antes de vender.',
    )
}
