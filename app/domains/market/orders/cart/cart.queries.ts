import { inArray, sql } from 'drizzle-orm'
import { opensOf } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { albumIn } from '#platform/files/album.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import type { Coupon } from '../coupons/coupons.table.ts'
import type { PricedLine } from '../coupons/discount.model.ts'
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
import { findCart, linesOf, sellableOf } from './find-cart.queries.ts'
import { hadAlready } from './had-already.registry.ts'

type Store = typeof stores.$inferSelect
type PausedLine = Line & { paused: NonNullable<Line['paused']> }

/** The cart with everything that is bought at once: lines by store, coupons judged, what must change first. */
export async function readCart(ctx: Context, token?: string) {
  const cart = await findCart(ctx, token)
  return readLines(ctx, cart, await linesOf(ctx, cart))
}

/** One thing that is bought at once, as if it alone lay in the cart, whose coupons count for it too. */
export async function readItem(ctx: Context, { variant_id, quantity }: { variant_id: number; quantity: number }) {
  const found = (await sellableOf(ctx, [variant_id]))(variant_id)
  const thing = found.sellable ?? found.paused?.thing
  const line =
    thing && thing.product.kind !== 'assinatura'
      ? { variant_id, quantity, price_seen: thing.variant.price, ...found }
      : { variant_id, quantity, price_seen: 0, sellable: null }
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
  const byStore = storesOf(bought, ({ sellable }) => sellable.store)
  const waiting = lines.filter((line): line is PausedLine => line.paused !== undefined)
  const paused = storesOf(waiting, (line) => line.paused.thing.store)
  const pricedLines = new Map([
    ...[...paused.keys()].map((id) => [id, []] as [number, PricedLine[]]),
    ...[...byStore].map(([id, one]) => [id, one.lines.map(priced)] as [number, PricedLine[]]),
  ])
  const coupons = await judgeCoupons(ctx, cart?.coupon_codes ?? [], pricedLines)
  const couponOf = (store_id: number): Coupon | null =>
    coupons.find(({ coupon }) => coupon?.store_id === store_id)?.coupon ?? null
  const stores = [...byStore.values()].map((one) => ({ ...one, coupon: couponOf(one.store.id) }))
  return {
    cart,
    lines,
    stores,
    coupons,
    paused: [...paused.values()],
    gone: lines.filter(({ sellable, paused }) => !sellable && !paused),
    blocked: lines.some((line) => !line.paused && !isBuyable(line)),
    agreement: agreementOf(
      stores.flatMap((one) => one.lines),
      stores.map(({ coupon }) => coupon),
    ),
  }
}

function storesOf<L extends Line>(lines: L[], storeOf: (line: L) => Store): Map<number, { store: Store; lines: L[] }> {
  const stores = new Map<number, { store: Store; lines: L[] }>()
  for (const line of lines) {
    const store = storeOf(line)
    stores.set(store.id, { store, lines: [...(stores.get(store.id)?.lines ?? []), line] })
  }
  return stores
}
export type ReadCart = Awaited<ReturnType<typeof readCart>>

export const showCart = async (ctx: Context, { cart_token }: { cart_token?: string }): Promise<CartView> =>
  cartView(ctx, await readCart(ctx, cart_token), ctx.viewer ? null : (cart_token ?? null))

export async function cartView(ctx: Context, read: ReadCart, cart_token: string | null): Promise<CartView> {
  const photos = await firstPhotos(
    ctx,
    read.lines.flatMap((line) => thingOf(line)?.product.id ?? []),
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
    paused: read.paused.map(({ store: { id, slug, name }, lines }) => ({
      ...{ id, slug, name },
      lines: lines.map((line) => lineView(line, photos.get(line.paused.thing.product.id) ?? null)),
    })),
    gone: read.gone.map((line) => lineView(line, null)),
    coupons: read.coupons.map(({ code, problem }) => ({ code, problem })),
    goods_amount: sum('goods_amount'),
    discount_amount: sum('discount_amount'),
    blocked: read.blocked,
    agreement: read.agreement,
  }
}

const thingOf = ({ sellable, paused }: Line) => sellable ?? paused?.thing ?? null

function lineView(line: Line, photo: PhotoDocument | null): CartLine {
  const { variant_id, quantity, price_seen, sellable } = line
  const thing = thingOf(line)
  const unit_price = thing?.variant.price ?? price_seen
  return {
    variant_id,
    quantity,
    product: thing && {
      id: thing.product.id,
      slug: thing.product.slug,
      name: thing.product.name,
      variant_name: thing.variant.name,
      kind: thing.product.kind,
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
