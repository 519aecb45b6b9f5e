import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { DevicePartCard, DevicePartFilter } from './device-parts.schemas.ts'
import { device_parts, model_parts } from './device-parts.table.ts'

const columns = {
  id: device_parts.id,
  name: device_parts.name,
  code: device_parts.code,
  description: device_parts.description,
  life_hours: device_parts.life_hours,
  product: { id: products.id, name: products.name, slug: products.slug },
  store: stores.slug,
  models: sql<{ id: number; name: string }[]>`coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name)
    order by m.name) from device_models m where m.deleted_at is null and exists (
      select from ${model_parts} p where p.model_id = m.id and p.part_id = device_parts.id)), '[]')`,
}

const rows = ({ db }: Context) =>
  db
    .select(columns)
    .from(device_parts)
    .leftJoin(products, eq(products.id, device_parts.product_id))
    .leftJoin(stores, eq(stores.id, products.store_id))

type Row = Omit<DevicePartCard, 'product'> & {
  product: { id: number; name: string; slug: string } | null
  store: string | null
}

const toCard = ({ product, store, ...part }: Row): DevicePartCard => ({
  ...part,
  product: product && { id: product.id, name: product.name, path: `/loja/${store}/${product.slug}` },
})

export async function listDeviceParts(ctx: Context, filter: DevicePartFilter): Promise<Page<DevicePartCard>> {
  const { limit, offset } = windowOf(filter)
  const { id, name, code, life_hours } = device_parts
  const ofModel = (model_id: number): SQL =>
    inArray(id, ctx.db.select({ id: model_parts.part_id }).from(model_parts).where(eq(model_parts.model_id, model_id)))
  const where = and(
    isNull(device_parts.deleted_at),
    filter.model_id ? ofModel(filter.model_id) : undefined,
    filter.search ? or(contains(name, filter.search), contains(code, filter.search)) : undefined,
  )
  const [found, totals] = await Promise.all([
    rows(ctx)
      .where(where)
      .orderBy(...sorted(filter, { name, code, life_hours }, id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(device_parts).where(where),
  ])
  return toPage(found.map(toCard), totals[0]?.total ?? 0, filter)
}

export async function showDevicePart(ctx: Context, id: number): Promise<DevicePartCard> {
  const [row] = await rows(ctx).where(and(eq(device_parts.id, id), isNull(device_parts.deleted_at)))
  if (!row) throw new AppError('not_found', 'Essa peça não existe mais.')
  return toCard(row)
}

/** The id of a product on sale, by its number, 'store/product' or the address of its page; undefined = not found. */
export async function findPartProduct({ db }: Context, typed: string): Promise<number | undefined> {
  const [store = '', product = ''] = typed
    .replace(/^.*\/loja\//, '')
    .replace(/[?#].*$/, '')
    .split('/')
  const isNumber = /^\d{1,9}$/.test(typed)
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(
      and(
        isNumber ? eq(products.id, Number(typed)) : and(eq(stores.slug, store), eq(products.slug, product)),
        eq(products.state, 'publicado'),
        isNull(products.deleted_at),
        isNull(products.hidden_at),
      ),
    )
  return row?.id
}
