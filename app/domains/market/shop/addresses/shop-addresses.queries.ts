import { sql } from 'drizzle-orm'
import { isSold } from '#domains/market/products/products/products.policy.ts'
import type { Context } from '#platform/context.ts'
import type { ShopAddressPage } from './shop-addresses.schemas.ts'

type Row = { path: string; updated_at: Date | string }

/** Addresses of open stores and of what they sell, for the sitemap, but for stores that want to be found by nobody. */
export async function listShopAddresses({ db }: Context, { page, per_file }: ShopAddressPage) {
  const open = sql`
    select '/loja/' || slug as path, updated_at, 0 as kind, id from stores
    where state = 'aberta' and deleted_at is null and in_search
    union all
    select '/loja/' || stores.slug || '/' || products.slug, products.updated_at, 1, products.id
    from products join stores on stores.id = products.store_id where ${isSold} and stores.in_search`
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.execute<Row>(
      sql`select path, updated_at from (${open}) a order by kind, id limit ${per_file} offset ${(page - 1) * per_file}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (${open}) a`),
  ])
  return {
    data: rows.map(({ path, updated_at }) => ({ path, updated_at: new Date(updated_at) })),
    total: totals[0]?.total ?? 0,
  }
}
