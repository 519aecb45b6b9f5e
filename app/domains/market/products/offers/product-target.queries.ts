import { eq, sql } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { formatMoney } from '#shared/money.ts'
import { noProduct } from '../products/find-product.queries.ts'
import { canBeSeen } from '../products/products.policy.ts'
import { products } from '../products/products.table.ts'
import { offersVisible, showOffers } from './offers.queries.ts'

/** Products as targets of saves and reports: those that everybody sees. They belong to whoever owns the store. */
export const productTarget = {
  name: 'product',
  demandVisible: async (ctx: Context, id: number) => {
    const [row] = await ctx.db
      .select({ product: products, store: stores })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.store_id))
      .where(eq(products.id, id))
    if (!row || !canBeSeen(row.product, row.store)) throw noProduct()
  },
  ownerOf: (ctx: Context, id: number) => ownerOf(ctx, id),
  saved: {
    visibleIds: offersVisible,
    cards: async (ctx: Context, ids: number[]) =>
      (await showOffers(ctx, ids)).map((product) => ({
        id: product.id,
        title: product.name,
        text: [formatMoney(product.price), product.store.name, product.store.paused && 'Em pausa']
          .filter(Boolean)
          .join(' · '),
        url: `/loja/${product.store.slug}/${product.slug}`,
        photo: product.photo,
        saves_count: product.saves_count,
      })),
  },
}

/** Who owns the store: for the moderation its author, whoever of the store wrote it. */
export async function ownerOf(ctx: Context, product_id: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ user_id: number }>(sql`select m.user_id from products p
    join store_members m on m.store_id = p.store_id and m.role = 'owner' where p.id = ${product_id}`)
  if (!rows[0]) throw noProduct()
  return rows[0].user_id
}
