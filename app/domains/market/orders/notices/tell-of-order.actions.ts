import { and, asc, eq, inArray } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import type { Events } from '#platform/events.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { dayKey } from '#shared/dates.ts'
import { arrivalOf } from '../orders/arrival.model.ts'
import { arrivalInWords } from '../orders/arrival.words.ts'
import { order_events, orders } from '../orders/orders.table.ts'
import { OrderMail } from './order.emails.tsx'
import { buyerWords, storeWords } from './order-notices.words.ts'

type News = { user_id: number; email: string; title: string; text: string; url: string; key: string; mailed?: true }

/** With what is told of these comes when it arrives. */
const promising: Events['order.changed']['what'][] = ['paid', 'prepared', 'sent']

/** Tells both sides of an order what happened, in the transaction in which it did: once per event and person. */
export async function tellOfOrder(
  tx: Context,
  { order_id, buyer_id, store_id, what, side, event_id }: Events['order.changed'],
) {
  const toBuyer = buyerWords[what]
  const toStore = storeWords[what]
  if (!toBuyer && !toStore) return
  const [row] = await tx.db
    .select({
      data: order_events.data,
      state: orders.state,
      freight: orders.freight,
      paid_at: orders.paid_at,
      uuid: orders.uuid,
      slug: stores.slug,
      email: users.email,
    })
    .from(order_events)
    .innerJoin(orders, eq(orders.id, order_events.order_id))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .innerJoin(users, eq(users.id, orders.buyer_id))
    .where(eq(order_events.id, event_id))
  if (!row) throw new Error(`no event ${event_id}`)
  const key = `order:${order_id}:${event_id}`
  const titled = (title: string) => `Pedido ${order_id}: ${title}`
  const bought = toBuyer?.(row.data, side)
  const arrives = promising.includes(what) ? arrivalOf({ ...row, days: row.freight?.option ?? null }) : null
  if (bought)
    await tell(tx, {
      ...bought,
      text: arrives ? `${bought.text} ${arrivalInWords(arrives, dayKey(tx.now()))}.` : bought.text,
      title: titled(bought.title),
      user_id: buyer_id,
      email: row.email,
      url: `/pedidos/${row.uuid}`,
      key,
    })
  const sold = row.paid_at ? toStore?.(row.data, side) : null
  if (!sold) return
  const url = `/vendedor/dashboard/${row.slug}/pedidos/${row.uuid}`
  // Who sells to themselves is told as who buys.
  for (const { user_id, email } of await caretakers(tx, store_id))
    if (user_id !== buyer_id) await tell(tx, { ...sold, title: titled(sold.title), user_id, email, url, key })
}

/** Everybody who may act on the store's orders, always in the same order. */
const caretakers = (tx: Context, store_id: number) =>
  tx.db
    .select({ user_id: store_members.user_id, email: users.email })
    .from(store_members)
    .innerJoin(users, eq(users.id, store_members.user_id))
    .where(and(eq(store_members.store_id, store_id), inArray(store_members.role, ['owner', 'manager'])))
    .orderBy(asc(store_members.user_id))

export async function tell(tx: Context, { email, mailed, ...news }: News) {
  const isNew = await notify(tx, { ...news, kind: 'order' })
  if (!isNew || !mailed) return
  const { site } = tx.env
  await sendMail(tx, {
    to: email,
    subject: news.title,
    body: OrderMail({ site, title: news.title, text: news.text, link: `${site.url}${news.url}` }),
  })
}
