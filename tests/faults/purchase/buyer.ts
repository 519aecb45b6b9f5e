import { randomUUID } from 'node:crypto'
import { aBuyer, aFreight, anAddress } from '../../../app/domains/market/orders/orders.factory.ts'
import { aProduct } from '../../../app/domains/market/products/products.factory.ts'
import { aSession } from '../../../app/domains/people/accounts/users/users.factory.ts'
import { type Context, createContext } from '../../../app/platform/context.ts'
import { openDatabase } from '../../../app/platform/database/database.ts'
import { testEnvironment } from '../../environment.ts'
import type { Grower } from '../grower.ts'
import { call } from '../writer.ts'

export const STOCK = 5

/** Works on the running site's database directly. */
export async function directly<T>(databaseUrl: string, work: (ctx: Context) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, { transactions: 1 })
  try {
    return await work(createContext({ db: database.db, env: testEnvironment() }))
  } finally {
    await database.close()
  }
}

/** Somebody who can buy, and something to buy of which there are five. */
export const aPurchase = (databaseUrl: string) =>
  directly(databaseUrl, async (ctx) => {
    const product = await aProduct(ctx, {}, { price: 100_00, on_hand: STOCK })
    await aFreight(ctx, product.store_id)
    const id = (await aBuyer(ctx)).viewer?.id ?? 0
    const { token } = await aSession(ctx, { id })
    return { buyer: { id, token } satisfies Grower, variant_id: product.variant.id }
  })
export type Purchase = Awaited<ReturnType<typeof aPurchase>>

type Preview = {
  cart: { agreement: string }
  total: number
  stores: { id: number; quote: string; chosen: string }[]
}

/** What the page would send when the buyer clicks. */
export async function intentOf(url: string, { buyer, variant_id }: Purchase) {
  await call(url, buyer, '/api/v1/market/cart/line', { variant_id, quantity: 2 })
  const preview = await call<Preview>(url, buyer, `/api/v1/market/checkout?cep=${anAddress.cep}`)
  return {
    idempotency_key: randomUUID(),
    agreement: preview.cart.agreement,
    total: preview.total,
    stores: preview.stores.map(({ id, quote, chosen }) => ({ store_id: id, quote, freight: chosen })),
    address: anAddress,
    method: 'pix',
  }
}

export const CHECKOUT = '/api/v1/market/checkout'
