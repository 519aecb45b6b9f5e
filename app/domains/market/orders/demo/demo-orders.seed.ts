import { and, eq, inArray, sql } from 'drizzle-orm'
import { bankActs, lookAgain, seedingPayments } from '#domains/market/payments/demo-bank.seed.ts'
import { findSellable } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { seedBuyers } from '#domains/people/accounts/registration-confirmation/registrations.seed.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { asPerson } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { onlyInstalled } from '#platform/events.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { addToCart } from '../cart/cart.actions.ts'
import { leftOf } from '../cart/cart.model.ts'
import type { Checkout } from '../checkout/checkouts.table.ts'
import { cancelUnpaid } from '../life/cancel-order.actions.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { orders } from '../orders/orders.table.ts'
import { settlingSubscribers } from '../orders.subscribers.ts'
import { atMoment } from './at-moment.seed.ts'
import { liveOn } from './demo-life.seed.ts'
import { purchase, type Way, type Wish } from './demo-purchases.seed.ts'

type Ware = { variant_id: number; store_id: number; price: number }

/** Half a year of sales in every state, dense towards today; through the same doors as real ones. */
export async function seedDemoOrders(tx: Context, people: Map<string, { id: number }>, count = 240) {
  let current = tx
  const env = { ...tx.env, ...seedingPayments(() => current) }
  const wares = await waresOf(tx)
  const buyers = await buyersOf(tx, people)
  const now = tx.now().getTime()
  const buy = async (at: number, moment: Date, buyer: number, way: Way) => {
    current = atMoment({ ...tx, env }, moment, asPerson(buyer))
    return purchase(current, wishesOf(wares, at), way)
  }
  await onlyInstalled(settlingSubscribers, async () => {
    for (let at = 0; at < count; at++) {
      // From 180 days ago until an hour ago, denser with time.
      const moment = new Date(now - Math.round(180 * DAY * (1 - at / count) ** 1.4) - HOUR * (1 + (at % 9)))
      const buyer = at % 7 === 3 ? buyers.named : (buyers.others[(at * 5) % buyers.others.length] ?? buyers.named)
      const checkout = await buy(at, moment, buyer, wayOf(at))
      if (!checkout) continue
      await settle(current, checkout, at)
      await liveOn(current, checkout, at, tx.now(), people.get('admin')?.id ?? 0)
    }
    // Today's: two to be paid yet, two to be packed.
    for (const [n, paid] of [false, true, true, false].entries()) {
      const buyer = n === 0 ? buyers.named : (buyers.others[n] ?? buyers.named)
      const checkout = await buy(count + n * 3, new Date(now - (n + 1) * HOUR), buyer, {
        method: paid ? 'pix' : 'boleto',
        installments: 1,
      })
      if (paid && checkout?.charge_id) await bankActs(current, checkout.charge_id, 'pay')
    }
  })
  await forgetJobs(tx)
  // And something in the grower's cart, of what is left.
  const there = atMoment(tx, tx.now(), asPerson(buyers.named))
  await tx.db.execute(sql`delete from carts`)
  const left = await findSellable(
    there,
    wares.slice(0, 30).map(({ variant_id }) => variant_id),
  )
  for (const { variant } of left.filter((one) => (leftOf(one) ?? 9) > 5).slice(0, 2))
    await addToCart(there, { variant_id: variant.id, quantity: 1 })
}

/** Most are paid within minutes; one in fourteen never. */
async function settle(there: Context, checkout: Checkout, at: number) {
  if (!checkout.charge_id) return
  if (checkout.method === 'cartao') return giveUpRefused(there, checkout)
  const after = (ms: number) => atMoment(there, new Date(there.now().getTime() + ms), there.viewer)
  if (at % 14 !== 9) await bankActs(after(checkout.method === 'pix' ? HOUR / 10 : 20 * HOUR), checkout.charge_id, 'pay')
  else await lookAgain(after(4 * DAY), checkout.charge_id)
}

/** Whose card was refused does not try another. */
async function giveUpRefused(there: Context, { id }: Checkout) {
  const refused = and(eq(orders.checkout_id, id), eq(orders.state, 'aguardando_pagamento'))
  const order = await lockWithCharge(there, refused)
  if (order) await cancelUnpaid(there, order)
}

/** Spread without a pattern, and the same in each world. */
const mixed = (n: number) => {
  const once = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d)
  return ((once ^ (once >>> 12)) >>> 0) % 1_000_003
}

/** One to three things, mostly of one store. */
function wishesOf(wares: Ware[], at: number): Wish[] {
  const [first, ...others] = wares
  if (!first) throw new Error('nothing is for sale')
  const pick = wares[mixed(at) % wares.length] ?? first
  const more = [first, ...others].filter(({ store_id }) => store_id === pick.store_id || at % 6 === 0)
  const wanted = [pick, more[mixed(at + 1000) % more.length] ?? pick, more[mixed(at + 2000) % more.length] ?? pick]
  const some = wanted.slice(0, 1 + (at % 3))
  return [...new Set(some.map(({ variant_id }) => variant_id))].map((variant_id, n) => ({
    variant_id,
    quantity: n === 0 && at % 5 === 0 ? 2 : 1,
  }))
}

const ways: Way[] = [
  { method: 'pix', installments: 1 },
  { method: 'cartao', installments: 1, card: '4000000000000010' },
  { method: 'pix', installments: 1 },
  { method: 'cartao', installments: 3, card: '4000000000000010' },
  { method: 'boleto', installments: 1 },
  { method: 'pix', installments: 1 },
  { method: 'cartao', installments: 6, card: '4000000000000010' },
]
const wayOf = (at: number): Way =>
  at % 17 === 8
    ? { method: 'pix', installments: 1, fetched: true }
    : at % 31 === 20
      ? { method: 'cartao', installments: 1, card: '4000000000000028' }
      : (ways[at % ways.length] as Way)

/** What can be put in a cart; cheap things more often. */
async function waresOf({ db }: Context): Promise<Ware[]> {
  const rows = await db
    .select({ variant_id: variants.id, store_id: variants.store_id, price: variants.price })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(
      sql`${products.state} = 'publicado' and ${products.kind} in ('fisico', 'digital', 'consultoria', 'curso')
        and ${products.deleted_at} is null and ${variants.active} and (not ${variants.tracks_stock} or ${variants.on_hand} >= 5)`,
    )
    .orderBy(variants.id)
  // Enough for half a year: what is on the shelf today is what is left.
  await db
    .update(variants)
    .set({ on_hand: sql`${variants.on_hand} + 60` })
    .where(
      sql`${inArray(
        variants.id,
        rows.map(({ variant_id }) => variant_id),
      )} and ${variants.tracks_stock}`,
    )
  return rows.flatMap((row) => (row.price < 200_00 ? [row, row] : [row]))
}

/** The grower of the demo, and people who work in no store. */
async function buyersOf(tx: Context, people: Map<string, { id: number }>) {
  const named = people.get('grower')?.id ?? 0
  const staff = new Set((await tx.db.select({ id: store_members.user_id }).from(store_members)).map(({ id }) => id))
  const rows = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.registration_confirmed_at} is null and ${users.email_verified_at} is not null`)
    .orderBy(users.id)
    .limit(24)
  const others = rows.map(({ id }) => id).filter((id) => !staff.has(id))
  await seedBuyers(tx, others, new Date(tx.now().getTime() - 200 * DAY))
  return { named, others }
}

/** What follows from sales long past has followed: only those that still wait for their money are looked after. */
const forgetJobs = (tx: Context) =>
  tx.db.execute(sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('payments.open', 'payments.cancel', 'payments.refund', 'sandbox.deliver', 'sandbox.refund', 'orders.end_refused')`)
