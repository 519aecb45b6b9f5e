import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import webpush from 'web-push'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aBuyer, aFreight, aPlacedOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { webPush } from '#platform/push/web-push.ts'
import { test as base, expect } from '#tests/fixtures.ts'
import { pushService } from '#tests/push-service.ts'
import { testClient } from '#tests/test-client.ts'
import { deliveriesOf, fanOutAll, sendDue } from '../deliveries/deliveries.factory.ts'
import { notify } from '../notifications/notify.actions.ts'
import { push_subscriptions } from './push-subscriptions.table.ts'

const vapid = { ...webpush.generateVAPIDKeys(), subject: 'mailto:contato@localhost' }
let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  service = await pushService({ public_key: vapid.publicKey })
})
afterAll(() => service.close())

/** On a server that sends pushes, to the service on this machine. */
const test = base.extend<{ pushes: undefined }>({
  pushes: [
    async ({ ctx }, use) => {
      ctx.env.push = webPush(vapid, (endpoint) => endpoint.startsWith(service.url))
      await use(undefined)
      ctx.env.push = undefined
    },
    { auto: true },
  ],
})

const about = (user_id: number, key = 'a') => ({
  user_id,
  kind: 'comment' as const,
  title: 'ana comentou em Jaci',
  text: 'Um segredo',
  url: '/cultivo/planta/jaci',
  key,
})

/** What the worker does until two minutes later. */
async function deliverAll(ctx: Context, clock: { now: Date }, user_id: number) {
  await fanOutAll(ctx, user_id)
  clock.now = new Date(clock.now.getTime() + 120_000)
  await sendDue(ctx, user_id)
  return (await deliveriesOf(ctx, user_id)).filter(({ channel }) => channel === 'push')
}

test('a notice reaches each device, encrypted and signed, and says nothing of what it is about', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { notifications } = await as(user)
  expect(await notifications.push.key()).toEqual({ public_key: vapid.publicKey, expects: false })
  const [phone, desk] = [service.subscribe(), service.subscribe()]
  await notifications.push.subscribe(phone.subscription)
  expect(await notifications.push.subscribe(desk.subscription)).toEqual({ devices: 2 })
  await notify(ctx, about(user.id))
  const sent = await deliverAll(ctx, clock, user.id)
  expect(sent).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  const [notice] = (await notifications.list({})).data
  const data = { name: 'Grower', text: 'Você recebeu um comentário', path: `/notificacoes/${notice?.id}?ir=1` }
  expect([phone.received, desk.received]).toMatchObject([[{ data }], [{ data }]])
  expect(phone.received[0]?.headers).toMatchObject({ topic: 'notices', ttl: '86400' })
  expect(JSON.stringify(phone.received)).not.toMatch(/Jaci|segredo|ana/)
})

test('there is something to be told of once a reminder was set, or something bought', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { notifications } = await as(grower)
  const expects = async () => (await notifications.push.key()).expects
  const plant = await aPlant(ctx, { created_by: grower.id })
  await aTask(ctx, { plant_id: plant.id })
  expect(await expects()).toBe(false)
  await aTask(ctx, { plant_id: plant.id, remind_minutes: 30 })
  expect(await expects()).toBe(true)
  const product = await aProduct(ctx)
  await aFreight(ctx, product.store_id)
  const buyer = await aBuyer(await withSandbox(ctx))
  const { push } = testClient(buyer).notifications
  expect((await push.key()).expects).toBe(false)
  await aPlacedOrder(buyer, [{ variant_id: product.variant.id }])
  expect((await push.key()).expects).toBe(true)
})

test('several notices are one push; in discreet mode it does not say from whom', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const phone = service.subscribe()
  await (await as(user)).notifications.push.subscribe(phone.subscription)
  await ctx.db.update(users).set({ discreet: true }).where(eq(users.id, user.id))
  for (const key of ['a', 'b', 'c']) await notify(ctx, about(user.id, key))
  expect(await deliverAll(ctx, clock, user.id)).toHaveLength(3)
  expect(phone.received.map(({ data }) => data)).toEqual([{ name: null, text: null, path: '/notificacoes' }])
})

test('a subscription that is gone is deleted by its address; the other device keeps its own', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { notifications } = await as(user)
  const [gone, kept] = [service.subscribe(), service.subscribe()]
  await notifications.push.subscribe(gone.subscription)
  await notifications.push.subscribe(kept.subscription)
  service.forget(gone)
  await notify(ctx, about(user.id))
  const made = await deliverAll(ctx, clock, user.id)
  expect(made.toSorted((a, b) => a.status.localeCompare(b.status))).toMatchObject([
    { status: 'failed', reason: 'HTTP 410' },
    { status: 'sent' },
  ])
  expect((await notifications.settings.show()).push).toEqual({ configured: true, devices: 1 })
})

test('a service that is busy is asked again when it said so', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const phone = service.subscribe()
  await (await as(user)).notifications.push.subscribe(phone.subscription)
  await notify(ctx, about(user.id))
  service.answers.push({ status: 429, headers: { 'retry-after': '300' } })
  expect(await deliverAll(ctx, clock, user.id)).toMatchObject([{ status: 'queued', reason: 'HTTP 429', attempts: 1 }])
  const before = clock.now
  expect((await deliverAll(ctx, clock, user.id))[0]).toMatchObject({
    status: 'queued',
    attempts: 1,
    due_at: new Date(before.getTime() + 300_000),
  })
  clock.now = new Date(before.getTime() + 300_000)
  await sendDue(ctx, user.id)
  expect(phone.received).toHaveLength(1)
  expect((await deliveriesOf(ctx, user.id))[0]).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a logout drops the device; the same browser with another account is that one’s', async ({
  ctx,
  as,
  contextOf,
}) => {
  const [user, other] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(user)
  const browser = service.subscribe()
  const rows = () => ctx.db.select({ user_id: push_subscriptions.user_id }).from(push_subscriptions)
  await mine.notifications.push.subscribe(browser.subscription)
  await mine.notifications.push.subscribe(browser.subscription)
  expect(await rows()).toEqual([{ user_id: user.id }])
  const theirs = await as(other)
  await theirs.notifications.push.subscribe(browser.subscription)
  expect(await rows()).toEqual([{ user_id: other.id }])
  await theirs.accounts.sessions.logout()
  expect(await rows()).toEqual([])
  expect((await contextOf(user)).viewer).toBeTruthy()
})

test('turned off on one device, then on all; nobody turns off another’s', async ({ ctx, as }) => {
  const [mine, theirs] = [await as(await aUser(ctx)), await as(await aUser(ctx))]
  const [one, two, three] = [service.subscribe(), service.subscribe(), service.subscribe()]
  for (const { subscription } of [one, two, three]) await mine.notifications.push.subscribe(subscription)
  await theirs.notifications.push.unsubscribe({ endpoint: one.subscription.endpoint })
  expect(await mine.notifications.push.unsubscribe({ endpoint: two.subscription.endpoint })).toEqual({ devices: 2 })
  expect(await mine.notifications.push.unsubscribeAll()).toEqual({ devices: 0 })
})

test('an address that is no push service’s is refused, and so are keys that are none', async ({ ctx, as, api }) => {
  const { push } = (await as(await aUser(ctx))).notifications
  const { endpoint, keys } = service.subscribe().subscription
  for (const elsewhere of ['http://169.254.169.254/latest', 'https://fcm.googleapis.com.evil.example/x'])
    await expect(push.subscribe({ endpoint: elsewhere, keys })).rejects.toMatchObject({ status: 422 })
  await expect(push.subscribe({ endpoint, keys: { ...keys, auth: 'AAAA' } })).rejects.toMatchObject({ status: 422 })
  await expect(api.notifications.push.key()).rejects.toMatchObject({ status: 401 })
})

test('only the newest ten devices are kept', async ({ ctx, as, clock }) => {
  const { push } = (await as(await aUser(ctx))).notifications
  for (let count = 0; count < 12; count++) {
    clock.now = new Date(clock.now.getTime() + 1000)
    await push.subscribe(service.subscribe().subscription)
  }
  expect(await push.subscribe(service.subscribe().subscription)).toEqual({ devices: 10 })
})

base('a server without keys says so, and takes no device', async ({ ctx, as }) => {
  const { notifications } = await as(await aUser(ctx))
  expect(await notifications.push.key()).toEqual({ public_key: null, expects: false })
  const browser = service.subscribe()
  await expect(notifications.push.subscribe(browser.subscription)).rejects.toMatchObject({ status: 409 })
})
