import { and, eq, inArray } from 'drizzle-orm'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { dayKey } from '#shared/dates.ts'
import type { Subscription } from '../subscriptions/subscriptions.table.ts'
import { SubscriptionMail } from './subscription.emails.tsx'
import { type StoreNews, type SubscriberNews, storeWords, subscriberWords } from './subscription-notices.words.ts'

type Options = {
  /** What makes it another telling: a cycle, a try. Else once per subscription. */
  key?: string
  url?: string
}

/** Tells who subscribes, in the transaction in which it happened: once per key. */
export async function tellSubscriber(
  tx: Context,
  subscription: Subscription,
  what: SubscriberNews,
  { key = '', url = `/assinaturas/${subscription.uuid}` }: Options = {},
) {
  const { title, text, mailed } = { mailed: false, ...subscriberWords[what](subscription) }
  const isNew = await notify(tx, {
    ...{ user_id: subscription.subscriber_id, kind: 'order', title, text, url },
    key: `subscription:${subscription.id}:${what}:${key}`,
  })
  if (!isNew || !mailed) return
  const [person] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, subscription.subscriber_id))
  if (!person) throw new Error(`no user ${subscription.subscriber_id}`)
  const { site } = tx.env
  await sendMail(tx, {
    to: person.email,
    subject: title,
    body: SubscriptionMail({ site, title, text, link: `${site.url}${url}` }),
  })
}

/** Tells everybody who may act on the store's subscriptions, once a day for each subscription. */
export async function tellStore(tx: Context, { id, store_id }: Subscription, what: StoreNews) {
  const caring = await tx.db
    .select({ user_id: store_members.user_id, slug: stores.slug })
    .from(store_members)
    .innerJoin(stores, eq(stores.id, store_members.store_id))
    .where(and(eq(store_members.store_id, store_id), inArray(store_members.role, ['owner', 'manager'])))
  for (const { user_id, slug } of caring)
    await notify(tx, {
      ...{ user_id, kind: 'order', ...storeWords[what], url: storePath(slug, '/assinaturas') },
      key: `subscription:${id}:store:${what}:${dayKey(tx.now())}`,
    })
}
