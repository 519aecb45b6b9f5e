import { inArray, sql } from 'drizzle-orm'
import { findSellable, opensOf } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { albumIn } from '#platform/files/album.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import type { Coupon } from '../coupons/coupons.table.ts'
import { judgeCoupons } from '../coupons/find-coupons.queries.ts'
import {
  agreementOf,
  type BoughtLine,
  isBuyable,
  type Line,
  leftOf,
  priced,
  priceStore,
  problemOf,
} from './cart.model.ts'
import type { CartLine, CartView } from './cart.schemas.ts'
import type { Cart } from './carts.table.ts'
import { findCart, linesOf } from './find-cart.queries.ts'
import { hadAlready } from './had-already.registry.ts'

type Store = typeof stores.$inferSelect

/** The cart with everything that is bought at once: lines by store, coupons judged, what must change first. */
export async function readCart(ctx: Context, token?: string) {
  const cart = await findCart(ctx, token)
  return readLines(ctx, cart, await linesOf(ctx, cart))
}

/** One thing that is bought at once, as if it alone lay in the cart, whose coupons count for it too. */
export async function readItem(ctx: Context, { variant_id, quantity }: { variant_id: number; quantity: number }) {
  const [found] = await findSellable(ctx, [variant_id])
  const sellable = found && found.product.kind !== 'assinatura' ? found : null
  const line = { variant_id, quantity, price_seen: sellable?.variant.price ?? 0, sellable }
  return readLines(ctx, await findCart(ctx), [line])
}

async function readLines(ctx: Context, cart: Cart | null, found: Line[]) {
  const product_ids = found.flatMap(({ sellable }) => sellable?.product.id ?? [])
  const [had, opens] = await Promise.all([hadAlready(ctx, product_ids), opensOf(ctx, product_ids)])
  const lines = found.map((line): Line => {
    const id = line.sellable?.product.id ?? 0
    return { ...line, had: had.get(id), opens: opens.get(id)?.words || undefined }
  })
  const bought = lines.filter((line): line is BoughtLine => line.sellable !== null)
  const byStore = new Map<number, { store: Store; lines: BoughtLine[] }>()
  for (const line of bought) {
    const { store } = line.sellable
    const known = byStore.get(store.id) ?? { store, lines: [] }
    byStore.set(store.id, { store, lines: [...known.lines, line] })
  }
  const pricedLines = new Map([...byStore].map(([id, one]) => [id, one.lines.map(priced)]))
  const coupons = await judgeCoupons(ctx, cart?.coupon_codes ?? [], pricedLines)
  const couponOf = (store_id: number): Coupon | null =>
    coupons.find(({ coupon }) => coupon?.store_id === store_id)?.coupon ?? null
  const stores = [...byStore.values()].map((one) => ({ ...one, coupon: couponOf(one.store.id) }))
  return {
    cart,
    lines,
    stores,
    coupons,
    gone: lines.filter(({ sellable }) => !sellable),
    blocked: lines.some((line) => !isBuyable(line)),
    agreement: agreementOf(
      stores.flatMap((one) => one.lines),
      stores.map(({ coupon }) => coupon),
    ),
  }
}
export type ReadCart = Awaited<ReturnType<typeof readCart>>

export const showCart = async (ctx: Context, { cart_token }: { cart_token?: string }): Promise<CartView> =>
  cartView(ctx, await readCart(ctx, cart_token), ctx.viewer ? null : (cart_token ?? null))

export async function cartView(ctx: Context, read: ReadCart, cart_token: string | null): Promise<CartView> {
  const photos = await firstPhotos(
    ctx,
    read.stores.flatMap(({ lines }) => lines.map((l) => l.sellable.product.id)),
  )
  const stores = read.stores.map(({ store, lines, coupon }) => {
    const { goods_amount, discount_amount } = priceStore(lines, coupon, 0)
    return {
      id: store.id,
      slug: store.slug,
      name: store.name,
      lines: lines.map((line) => lineView(line, photos.get(line.sellable.product.id) ?? null)),
      goods_amount,
      discount_amount,
      coupon: coupon && { code: coupon.code, free_freight: coupon.kind === 'frete_gratis' },
      ships: lines.some(({ sellable }) => isShipped(sellable.product.kind)),
    }
  })
  const sum = (of: 'goods_amount' | 'discount_amount') => stores.reduce((all, one) => all + one[of], 0)
  return {
    cart_token,
    count: read.lines.reduce((all, { quantity }) => all + quantity, 0),
    stores,
    gone: read.gone.map((line) => lineView(line, null)),
    coupons: read.coupons.map(({ code, problem }) => ({ code, problem })),
    goods_amount: sum('goods_amount'),
    discount_amount: sum('discount_amount'),
    blocked: read.blocked,
    agreement: read.agreement,
  }
}

function lineView(line: Line, photo: PhotoDocument | null): CartLine {
  const { variant_id, quantity, price_seen, sellable } = line
  const unit_price = sellable?.variant.price ?? price_seen
  return {
    variant_id,
    quantity,
    product: sellable && {
      id: sellable.product.id,
      slug: sellable.product.slug,
      name: sellable.product.name,
      variant_name: sellable.variant.name,
      kind: sellable.product.kind,
      photo,
    },
    unit_price,
    price_before: unit_price === price_seen ? null : price_seen,
    total: unit_price * quantity,
    left: sellable && leftOf(sellable),
    opens: line.opens ?? null,
    problem: problemOf(line),
  }
}

const firstPhoto = albumIn('product_photos', 'product_id').column(sql`products.id`, 1)

export async function firstPhotos(ctx: Context, ids: number[]): Promise<Map<number, PhotoDocument>> {
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .select({ id: products.id, photos: firstPhoto })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
  return new Map(rows.flatMap(({ id, photos: [photo] }) => (photo ? [[id, photoDocument(ctx, photo)]] : [])))
}
