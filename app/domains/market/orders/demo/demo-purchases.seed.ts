import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { demoCard } from '#domains/market/payments/demo-bank.seed.ts'
import { installmentTable } from '#domains/market/payments/installments/installments.model.ts'
import { findSellable } from '#domains/market/products/index.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import type { Context } from '#platform/context.ts'
import { addToCart } from '../cart/cart.actions.ts'
import { leftOf } from '../cart/cart.model.ts'
import type { Address } from '../checkout/address.kinds.ts'
import { previewCheckout } from '../checkout/checkout.queries.ts'
import { type Checkout, checkouts } from '../checkout/checkouts.table.ts'
import { placeOrder } from '../checkout/place-order.actions.ts'

export type Wish = { variant_id: number; quantity: number }
export type Way = { method: Checkout['method']; installments: number; card?: string; fetched?: boolean }

/** One purchase as a buyer makes it: cart, freight, payment. null when something of it can't be had. */
export async function purchase(there: Context, wishes: Wish[], way: Way): Promise<Checkout | null> {
  const viewer = there.viewer?.id ?? 0
  const onSale = await findSellable(
    there,
    wishes.map(({ variant_id }) => variant_id),
  )
  for (const wish of wishes) {
    const sellable = onSale.find(({ variant }) => variant.id === wish.variant_id)
    if (sellable && (leftOf(sellable) ?? wish.quantity) >= wish.quantity) await addToCart(there, wish)
  }
  const address = await addressOf(there, viewer)
  const preview = await previewCheckout(there, { cep: address.cep, freight: await waysOf(there, address.cep, way) })
  if (preview.problem) {
    await there.db.execute(sql`delete from carts where user_id = ${viewer}`)
    return null
  }
  const placed = await placeOrder(there, {
    idempotency_key: randomUUID(),
    agreement: preview.cart.agreement,
    total: preview.total,
    stores: preview.stores.map(({ id, quote, chosen }) => ({
      store_id: id,
      quote: quote ?? undefined,
      freight: chosen ?? undefined,
    })),
    address: preview.ships ? (address as never) : undefined,
    note: '',
    method: way.method,
    // A small sum is paid in fewer.
    installments: Math.min(way.installments, installmentTable(preview.total).length),
    card_token: way.card && (await demoCard(there, way.card)),
  })
  const [checkout] = await there.db.select().from(checkouts).where(eq(checkouts.uuid, placed.uuid))
  return checkout ?? null
}

/** Mostly sent: what is cheapest of that. Who fetches it takes what is cheapest of all. */
async function waysOf(there: Context, cep: string, { fetched }: Way): Promise<string[]> {
  if (fetched) return []
  const { stores } = await previewCheckout(there, { cep, freight: [] })
  return stores.flatMap(({ id, options }) => {
    const sent = options.find(({ kind }) => kind !== 'retirada')
    return sent ? [`${id}=${sent.key}`] : []
  })
}

async function addressOf({ db }: Context, user_id: number): Promise<Address> {
  const [known] = await db.select().from(user_registrations).where(eq(user_registrations.user_id, user_id))
  if (!known) throw new Error(`${user_id} has no registration`)
  const { full_name, phone, cep, street, number, complement, district, city, uf } = known
  return {
    recipient: full_name ?? '',
    phone: phone ?? '',
    cep: cep ?? '',
    street: street ?? '',
    number: number ?? '',
    complement: complement ?? '',
    district: district ?? '',
    city: city ?? '',
    uf: uf ?? '',
  }
}
