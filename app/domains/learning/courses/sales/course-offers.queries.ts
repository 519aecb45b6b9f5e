import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import type { Course } from '../courses/courses.table.ts'
import { course_products } from '../courses/courses.table.ts'

const sold = sql<boolean>`(${products.state} = 'publicado' and ${products.hidden_at} is null and ${products.deleted_at} is null
  and ${stores.state} = 'aberta' and ${stores.deleted_at} is null)`
const inStock = sql<boolean>`exists (select from variants v where v.product_id = ${products.id} and v.active
  and v.deleted_at is null and (not v.tracks_stock or v.on_hand > v.reserved))`

/** The products that open a course, cheapest first. */
export const offersOf = ({ db }: Context, course_id: number) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      kind: products.kind,
      price: products.min_price,
      access_days: course_products.access_days,
      in_stock: inStock,
      sold,
    })
    .from(course_products)
    .innerJoin(products, eq(products.id, course_products.product_id))
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(eq(course_products.course_id, course_id))
    .orderBy(asc(products.min_price), asc(products.id))

/** Products of its store that could open it and open no course yet. */
export const linkableOf = ({ db }: Context, { store_id }: Pick<Course, 'store_id'>) =>
  db
    .select({ id: products.id, name: products.name, kind: products.kind })
    .from(products)
    .where(
      and(
        eq(products.store_id, store_id),
        isNull(products.deleted_at),
        ne(products.kind, 'fisico'),
        ne(products.kind, 'digital'),
        notExists(db.select().from(course_products).where(eq(course_products.product_id, products.id))),
      ),
    )
    .orderBy(asc(products.name))
    .limit(100)
