import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { Catalogue } from '../catalogues.kinds.ts'
import { usagesOf } from '../usages.registry.ts'
import type { Item, ItemDetail, ItemFilter } from './items.schemas.ts'
import { type CatalogueItem, catalogue_items } from './items.table.ts'

export async function listItems({ db }: Context, catalogue: Catalogue, filter: ItemFilter): Promise<Page<Item>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    eq(catalogue_items.catalogue, catalogue.name),
    filter.active === undefined ? undefined : eq(catalogue_items.active, filter.active),
    filter.search ? contains(catalogue_items.name, filter.search) : undefined,
  )
  const direction = filter.order_type === 'desc' ? desc : asc
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(catalogue_items)
      .where(where)
      .orderBy(direction(catalogue_items[filter.order_by]), asc(catalogue_items.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(catalogue_items).where(where),
  ])
  return toPage(rows.map(toItem), totals[0]?.total ?? 0, filter)
}

/** One item with its usages. */
export async function showItem(ctx: Context, catalogue: Catalogue, id: number): Promise<ItemDetail> {
  const item = await findItem(ctx, catalogue, id)
  return { ...toItem(item), usages: await usagesOf(ctx, catalogue.name, id) }
}

/** An item of this catalogue, optionally locked for a write; else 404. */
export async function findItem(
  { db }: Context,
  catalogue: Catalogue,
  id: number,
  lock?: 'lock',
): Promise<CatalogueItem> {
  const query = db
    .select()
    .from(catalogue_items)
    .where(and(eq(catalogue_items.catalogue, catalogue.name), eq(catalogue_items.id, id)))
  const [item] = lock ? await query.for('update') : await query
  if (!item) throw new AppError('not_found', `Esse item de ${catalogue.title} não existe mais.`)
  return item
}

export const toItem = ({ id, name, slug, order, icon_url, active }: CatalogueItem): Item => ({
  id,
  name,
  slug,
  order,
  icon_url,
  active,
})
