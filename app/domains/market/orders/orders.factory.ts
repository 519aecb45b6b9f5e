import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { freight_rates, freight_tables } from '#domains/market/freight/tables/freight-tables.table.ts'
import { doPaymentJobs, payAtBank } from '#domains/market/payments/payments.factory.ts'
import { findViewer } from '#domains/people/accounts/index.ts'
import { aCpf } from '#domains/people/accounts/registration-confirmation/registrations.factory.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { aSession, aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, withViewer } from '#platform/context.ts'
import { addToCart } from './cart/cart.actions.ts'
import { previewCheckout } from './checkout/checkout.queries.ts'
import type { CheckoutInput } from './checkout/checkout.schemas.ts'
import { checkouts } from './checkout/checkouts.table.ts'
import { placeOrder } from './checkout/place-order.actions.ts'
import { orders } from './orders/orders.table.ts'

export const anAddress = {
  recipient: 'Maria das Dores Flor',
  phone: '+5531987654321',
  cep: '30130010',
  street: 'Rua dos Caetés',
  number: '12',
  complement: '',
  district: 'Centro',
  city: 'Belo Horizonte',
  uf: 'MG' as const,
}

/** The context of somebody with a complete registration, who can buy. */
export async function aBuyer(ctx: Context): Promise<Context> {
  const user = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const { recipient, ...address } = anAddress
  const known = { full_name: recipient, birth_date: '1990-05-17', ...address }
  await ctx.db
    .insert(user_registrations)
    .values({ user_id: user.id, cpf: aCpf(), ...known })
    .onConflictDoUpdate({ target: user_registrations.user_id, set: known })
  const { token } = await aSession(ctx, user)
  return withViewer(ctx, await findViewer(ctx, token))
}

/** A way of sending for R$ 20,00 to anywhere, three to five days. */
export async function aFreight(ctx: Context, store_id: number, price = 20_00) {
  const [table] = await ctx.db.insert(freight_tables).values({ store_id, name: 'Entrega da loja' }).returning()
  await ctx.db.insert(freight_rates).values({
    table_id: table?.id ?? 0,
    cep_from: '00000000',
    cep_to: '99999999',
    max_grams: 30_000,
    price,
    days_min: 3,
    days_max: 5,
  })
}

/** What the checkout page would send now. */
export async function anIntent(
  buyer: Context,
  changes: Partial<CheckoutInput> = {},
  item?: CheckoutInput['item'],
): Promise<CheckoutInput> {
  const preview = await previewCheckout(buyer, { cep: anAddress.cep, freight: [], ...item })
  return {
    idempotency_key: randomUUID(),
    item,
    agreement: preview.cart.agreement,
    total: preview.total,
    stores: preview.stores.map(({ id, quote, chosen }) => ({
      store_id: id,
      quote: quote ?? undefined,
      freight: chosen ?? undefined,
    })),
    address: preview.ships ? anAddress : undefined,
    note: '',
    method: 'pix',
    installments: 1,
    ...changes,
  }
}

type Wish = { variant_id: number; quantity?: number }

/** Puts things in the cart and places the order; awaiting payment. */
export async function aPlacedOrder(buyer: Context, wishes: Wish[], changes: Partial<CheckoutInput> = {}) {
  for (const { variant_id, quantity = 1 } of wishes) await addToCart(buyer, { variant_id, quantity })
  const placed = await placeOrder(buyer, await anIntent(buyer, changes))
  return { ...placed, order: await orderOf(buyer, placed.orders[0]?.uuid ?? '') }
}

/** The payer's bank pays the charge of a checkout, and its webhooks arrive. */
export async function payCheckout(ctx: Context, uuid: string) {
  const [checkout] = await ctx.db.select().from(checkouts).where(eq(checkouts.uuid, uuid))
  await payAtBank(ctx, checkout?.charge_id ?? 0)
  await doPaymentJobs(ctx)
}

/** Placed and paid. */
export async function aPaidOrder(buyer: Context, wishes: Wish[], changes: Partial<CheckoutInput> = {}) {
  const placed = await aPlacedOrder(buyer, wishes, changes)
  await payCheckout(buyer, placed.uuid)
  return { ...placed, order: await orderOf(buyer, placed.order.uuid) }
}

export async function orderOf(ctx: Context, uuid: string) {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.uuid, uuid))
  if (!order) throw new Error(`no order ${uuid}`)
  return order
}
