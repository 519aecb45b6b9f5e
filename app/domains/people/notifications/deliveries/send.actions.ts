import { and, eq } from 'drizzle-orm'
import { createElement } from 'react'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { webhookOf } from '#platform/discord/webhooks.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import type { Outcome } from '#platform/messages/outcome.ts'
import { addressOfChannel } from '../addresses/addresses.queries.ts'
import { noticePath } from '../notifications/notice.view.ts'
import { toldLine } from '../notifications/notification.words.ts'
import { push_subscriptions } from '../push/push-subscriptions.table.ts'
import { unsubscribeUrl } from '../unsubscribe/unsubscribe.secrets.ts'
import type { Address } from './addresses-of.queries.ts'
import type { Delivery } from './deliveries.table.ts'
import { NoticesMail, noticesSubject } from './notices.emails.tsx'

type To = { user_id: number } & Address

/** One message for some notices: how many of what, never what they are about. */
export function send(tx: Context, to: To, notices: Delivery[]): Promise<Outcome> {
  if (to.channel === 'e-mail') return mail(tx, to, notices)
  if (to.channel === 'push') return push(tx, to, notices)
  return to.channel === 'whatsapp' ? whatsapp(tx, to, notices) : discord(tx, to, notices)
}

const gone: Outcome = { result: 'gone', reason: 'address gone' }
const notThere: Outcome = { result: 'later', reason: 'not configured' }

const line = (notices: Delivery[]) => toldLine(notices.map(({ kind }) => kind))

/** Of one notice what it is about, else the list. */
const pathOf = ([first, ...others]: Delivery[]) =>
  first?.notification_id && !others.length ? noticePath(first.notification_id) : '/notificacoes'

async function mail(tx: Context, { user_id, address }: To, notices: Delivery[]): Promise<Outcome> {
  const kinds = notices.map(({ kind }) => kind)
  const { site, keys } = tx.env
  const unsubscribe_url = unsubscribeUrl(keys, site.url, user_id)
  const id = await sendMail(tx, {
    to: address,
    subject: noticesSubject(kinds),
    body: createElement(NoticesMail, { site, kinds, path: pathOf(notices), unsubscribe_url }),
    unsubscribe_url,
  })
  return { result: 'sent', provider_id: `mail ${id}` }
}

async function push(tx: Context, { user_id, address }: To, notices: Delivery[]): Promise<Outcome> {
  const { push: service, site } = tx.env
  const [device] = await tx.db
    .select({ to: push_subscriptions, discreet: users.discreet })
    .from(push_subscriptions)
    .innerJoin(users, eq(users.id, push_subscriptions.user_id))
    .where(and(eq(push_subscriptions.id, Number(address)), eq(push_subscriptions.user_id, user_id)))
  if (!device || !service) return device ? notThere : gone
  const name = device.discreet ? null : site.name
  return service.send(
    device.to,
    { name, text: name ? line(notices) : null, path: pathOf(notices) },
    { topic: 'notices' },
  )
}

async function whatsapp(tx: Context, { user_id }: To, notices: Delivery[]): Promise<Outcome> {
  const phone = await addressOfChannel(tx, user_id, 'whatsapp')
  if (!phone || !tx.env.whatsapp) return phone ? notThere : gone
  return tx.env.whatsapp.sendNotice(phone, line(notices), pathOf(notices))
}

async function discord(tx: Context, { user_id }: To, notices: Delivery[]): Promise<Outcome> {
  const address = await addressOfChannel(tx, user_id, 'discord')
  const webhook = address && webhookOf(address)
  if (!webhook) return gone
  return tx.env.discord.send(webhook, `${line(notices)}: <${tx.env.site.url}${pathOf(notices)}>`)
}
