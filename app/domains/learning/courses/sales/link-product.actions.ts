import { and, eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { told } from '../courses/courses.actions.ts'
import { showOwnCourse } from '../courses/courses.queries.ts'
import type { CourseProductLink, CourseProductRef } from '../courses/courses.schemas.ts'
import { course_products } from '../courses/courses.table.ts'
import { lockCourse } from '../courses/edit-course.queries.ts'
import { linkableOf } from './course-offers.queries.ts'
import { demandPaid, demandUnsold, lockProduct } from './demand-unsold.rules.ts'

/** Whoever buys this product, or bought it before, comes in. Linked already it gets another number of days, for who buys from then on. */
export const linkProduct = (ctx: Context, { slug, product_id, access_days }: CourseProductLink) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const mine = and(eq(course_products.product_id, product_id), eq(course_products.course_id, course.id))
    const [known] = await tx.db.select().from(course_products).where(mine)
    if (known && known.access_days !== access_days) {
      await lockProduct(tx, product_id)
      await demandPaid(tx, product_id)
      await tx.db.update(course_products).set({ access_days }).where(mine)
      await purge(tx, `product:${product_id}`)
      await told(tx, course, 'change')
    }
    if (!known) {
      const may = await linkableOf(tx, course)
      if (!may.some(({ id }) => id === product_id))
        throw invalidField('product_id', 'Escolha um produto da loja que ainda não abre outro curso.')
      if (access_days !== null && may.some(({ id, kind }) => id === product_id && kind === 'assinatura'))
        throw invalidField('access_days', 'Uma assinatura abre enquanto é paga: deixe os dias em branco.')
      const [made] = await tx.db
        .insert(course_products)
        .values({ product_id, course_id: course.id, access_days, created_at: tx.now() })
        .onConflictDoNothing()
        .returning()
      if (!made) throw invalidField('product_id', 'Este produto acabou de ser ligado a outro curso.')
      await record(tx, 'course.product_linked', { course_id: course.id, product_id })
      await purge(tx, `product:${product_id}`)
      await told(tx, course, 'change')
    }
    return showOwnCourse(tx, { slug })
  })

/** New buyers don't come in by it; who is in stays. Not while somebody can still buy it, or owes for it. */
export const unlinkProduct = (ctx: Context, { slug, product_id }: CourseProductRef) =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const mine = and(eq(course_products.product_id, product_id), eq(course_products.course_id, course.id))
    if (!(await tx.db.$count(course_products, mine)))
      throw new AppError('not_found', 'Este produto não abre este curso.')
    await demandUnsold(tx, product_id)
    await tx.db.delete(course_products).where(mine)
    await told(tx, course, 'change')
    return showOwnCourse(tx, { slug })
  })
