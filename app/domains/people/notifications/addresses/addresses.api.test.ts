import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { discordWebhooks } from '#platform/discord/webhooks.ts'
import { whatsAppCloud } from '#platform/whatsapp/cloud-api.ts'
import { test as base, expect } from '#tests/fixtures.ts'
import { localServer } from '#tests/local-server.ts'
import { deliveriesOf, fanOutAll, sendDue } from '../deliveries/deliveries.factory.ts'
import { deliveriesJobs } from '../deliveries/deliveries.jobs.ts'
import { notify } from '../notifications/notify.actions.ts'
import { addressesJobs } from './addresses.jobs.ts'
import { addressOfChannel } from './addresses.queries.ts'
import { notification_addresses } from './notification-addresses.table.ts'

type Answer = { status?: number; body: string; headers?: Record<string, string> }
let answers: Answer[] = []
let meta: Awaited<ReturnType<typeof localServer>>
beforeAll(async () => {
  meta = await localServer(({ path, method }) => {
    const next = answers.shift()
    if (next) return next
    if (path.startsWith('/api/v10/webhooks/'))
      return { body: JSON.stringify(method === 'GET' ? { id: '1' } : { id: '9' }) }
    return { body: JSON.stringify({ messages: [{ id: `wamid.${meta.received.length}` }] }) }
  })
})
afterAll(() => meta.close())
beforeEach(() => {
  answers = []
  meta.received.length = 0
})

const settings = { token: 'segredo', phoneId: '1234567890', noticeTemplate: 'aviso', codeTemplate: 'codigo' }

/** On a server that sends by WhatsApp and Discord, to a server on this machine that speaks as they do. */
const test = base.extend<{ services: undefined }>({
  services: [
    async ({ ctx }, use) => {
      const { discord } = ctx.env
      ctx.env.whatsapp = whatsAppCloud({ ...settings, url: `${meta.url}/v23.0` })
      ctx.env.discord = discordWebhooks(meta.url)
      await use(undefined)
      ctx.env.whatsapp = undefined
      ctx.env.discord = discord
    },
    { auto: true },
  ],
})

const about = (user_id: number, key = 'a') => ({
  user_id,
  kind: 'task_due' as const,
  title: 'Regar a Jaci',
  text: 'Segredo',
  url: '/cultivo',
  key,
})
const sentBodies = () => meta.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
const codeSent = () => sentBodies().at(-1).template.components[0].parameters[0].text as string
const webhook = `https://discord.com/api/webhooks/123456789012345678/${'a'.repeat(68)}`

test('another code is sent to the number that waits for one, five a day, and then the newest counts', async ({
  ctx,
  as,
  page,
}) => {
  const user = await aUser(ctx)
  const { notifications } = await as(user)
  await expect(notifications.addresses.askCodeAgain()).rejects.toMatchObject({ status: 404 })
  await notifications.addresses.askWhatsApp({ phone: '(11) 98765-4321', agreed: true })
  await addressesJobs['notifications.send_code'](ctx, { user_id: user.id })
  const settings = await page('/notificacoes/configuracoes', user)
  expect((await settings.press('Receber outro código')).toast).toBe('Outro código vai chegar pelo WhatsApp.')
  await addressesJobs['notifications.send_code'](ctx, { user_id: user.id })
  for (let more = 0; more < 3; more++) await notifications.addresses.askCodeAgain()
  await expect(notifications.addresses.askCodeAgain()).rejects.toMatchObject({ status: 429 })
  expect(sentBodies().map(({ to }) => to)).toEqual(['5511987654321', '5511987654321'])
  const newest = await notifications.addresses.confirmWhatsApp({ code: codeSent() })
  expect(newest.confirmed).toBe(true)
  await expect(notifications.addresses.askCodeAgain()).rejects.toMatchObject({ status: 404 })
})

test('a number gets nothing until the code that was sent there comes back', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const { notifications } = await as(user)
  const asked = await notifications.addresses.askWhatsApp({ phone: '(11) 98765-4321', agreed: true })
  expect(asked).toEqual({ channel: 'whatsapp', shown: 'final 4321', confirmed: false })
  await addressesJobs['notifications.send_code'](ctx, { user_id: user.id })
  expect(meta.received[0]).toMatchObject({
    method: 'POST',
    path: '/v23.0/1234567890/messages',
    headers: { authorization: 'Bearer segredo' },
  })
  expect(sentBodies()[0]).toMatchObject({
    messaging_product: 'whatsapp',
    to: '5511987654321',
    type: 'template',
    template: { name: 'codigo', language: { code: 'pt_BR' } },
  })
  await notify(ctx, about(user.id))
  await fanOutAll(ctx, user.id)
  expect((await deliveriesOf(ctx, user.id)).map(({ channel }) => channel)).toEqual(['e-mail'])
  const wrong = codeSent() === '000000' ? '111111' : '000000'
  await expect(notifications.addresses.confirmWhatsApp({ code: wrong })).rejects.toMatchObject({ status: 422 })
  const readOut = codeSent().replace(/^.../, '$&-')
  expect(await notifications.addresses.confirmWhatsApp({ code: readOut })).toMatchObject({ confirmed: true })
  await notify(ctx, about(user.id, 'b'))
  await fanOutAll(ctx, user.id)
  clock.now = new Date(clock.now.getTime() + 120_000)
  await sendDue(ctx, user.id)
  const [, notice] = sentBodies()
  expect(notice.template).toMatchObject({ name: 'aviso' })
  expect(notice.template.components[0].parameters[0].text).toBe('Você tem 2 tarefas para fazer')
  expect(JSON.stringify(notice)).not.toMatch(/Jaci|Segredo/)
  expect((await deliveriesOf(ctx, user.id)).find(({ channel }) => channel === 'whatsapp')).toMatchObject({
    status: 'sent',
    address: 'final 4321',
    provider_id: 'wamid.2',
  })
})

test('what is kept of a number: sealed, with the proof that it was asked for; taken away nothing is left', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  const { addresses } = (await as(user)).notifications
  await addresses.askWhatsApp({ phone: '11 98765-4321', agreed: true })
  const rows = () => ctx.db.select().from(notification_addresses).where(eq(notification_addresses.user_id, user.id))
  const [row] = await rows()
  expect(row?.sealed_address).not.toContain('98765')
  expect(row?.opt_in).toEqual({
    at: ctx.now().toISOString(),
    ip: '127.0.0.1',
    user_agent: '',
    sentence: 'Quero receber avisos da minha conta por WhatsApp neste número. Posso parar quando quiser.',
  })
  expect(await addresses.removeWhatsApp()).toMatchObject({ shown: null })
  expect(await rows()).toEqual([])
})

test('after a rotation of the keys an address is sealed with the new one', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  await (await as(user)).notifications.addresses.addDiscord({ webhook_url: webhook })
  const fresh = Buffer.alloc(32, 9)
  const rotated = { ...ctx, env: { ...ctx.env, keys: [fresh, ...ctx.env.keys] as const } }
  await addressesJobs['notifications.reseal_addresses'](rotated)
  const alone = { ...ctx, env: { ...ctx.env, keys: [fresh] as const } }
  expect(await addressOfChannel(alone, user.id, 'discord')).toBe(webhook)
})

test('no number, no yes, a code that is too old, and too many guesses are refused', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const { addresses } = (await as(user)).notifications
  for (const phone of ['123', '(00) 98765-4321', ''])
    await expect(addresses.askWhatsApp({ phone, agreed: true })).rejects.toMatchObject({ status: 422 })
  await expect(addresses.askWhatsApp({ phone: '11987654321', agreed: false })).rejects.toMatchObject({ status: 422 })
  await expect(addresses.confirmWhatsApp({ code: '123456' })).rejects.toMatchObject({ status: 404 })
  await addresses.askWhatsApp({ phone: '11987654321', agreed: true })
  await addressesJobs['notifications.send_code'](ctx, { user_id: user.id })
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await expect(addresses.confirmWhatsApp({ code: codeSent() })).rejects.toMatchObject({ status: 422 })
  for (let guess = 0; guess < 4; guess++)
    await expect(addresses.confirmWhatsApp({ code: '000001' })).rejects.toMatchObject({ status: 422 })
  await expect(addresses.confirmWhatsApp({ code: codeSent() })).rejects.toMatchObject({ status: 429 })
})

test('one number is sent five codes a day, whoever asks', async ({ ctx, as, clock }) => {
  const ask = async (phone: string) =>
    (await as(await aUser(ctx))).notifications.addresses.askWhatsApp({ phone, agreed: true })
  for (const phone of Array(5).fill('11987654321')) await ask(phone)
  // The same phone, as it was written before mobiles had nine digits.
  await expect(ask('1187654321')).rejects.toMatchObject({ status: 429 })
  await ask('11987654322')
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  await ask('11987654321')
})

test('without credentials a notice waits in sight; with them it goes, unless it is three days old', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { addresses, settings } = (await as(user)).notifications
  await addresses.askWhatsApp({ phone: '11987654321', agreed: true })
  await addressesJobs['notifications.send_code'](ctx, { user_id: user.id })
  await addresses.confirmWhatsApp({ code: codeSent() })
  const { whatsapp } = ctx.env
  ctx.env.whatsapp = undefined
  expect((await settings.show()).whatsapp).toMatchObject({ configured: false, confirmed: true })
  await notify(ctx, about(user.id))
  await fanOutAll(ctx, user.id)
  clock.now = new Date(clock.now.getTime() + 120_000)
  await sendDue(ctx, user.id)
  const waiting = async () => (await deliveriesOf(ctx, user.id)).find(({ channel }) => channel === 'whatsapp')
  expect(await waiting()).toMatchObject({ status: 'queued', reason: 'not configured', attempts: 0 })
  ctx.env.whatsapp = whatsapp
  await deliveriesJobs['notifications.resume'](ctx)
  await sendDue(ctx, user.id)
  expect(await waiting()).toMatchObject({ status: 'sent' })
  ctx.env.whatsapp = undefined
  await notify(ctx, about(user.id, 'b'))
  await fanOutAll(ctx, user.id)
  ctx.env.whatsapp = whatsapp
  clock.now = new Date(clock.now.getTime() + 73 * 3_600_000)
  await sendDue(ctx, user.id)
  expect((await deliveriesOf(ctx, user.id)).filter(({ channel }) => channel === 'whatsapp').at(-1)).toMatchObject({
    status: 'suppressed',
    reason: 'too late',
  })
})

test('a number without WhatsApp is forgotten; a limit is waited for; what is refused is not tried again', async ({
  ctx,
  as,
  clock,
}) => {
  const told = async (error: number | null) => {
    const user = await aUser(ctx)
    const { addresses } = (await as(user)).notifications
    await addresses.askWhatsApp({ phone: '11987654321', agreed: true })
    await addressesJobs['notifications.send_code'](ctx, { user_id: user.id })
    await addresses.confirmWhatsApp({ code: codeSent() })
    await notify(ctx, about(user.id))
    await fanOutAll(ctx, user.id)
    clock.now = new Date(clock.now.getTime() + 120_000)
    answers = [{ status: 400, body: JSON.stringify({ error: { code: error, message: 'no' } }) }]
    await sendDue(ctx, user.id)
    const [delivery] = (await deliveriesOf(ctx, user.id)).filter(({ channel }) => channel === 'whatsapp')
    return [delivery?.status, (await (await as(user)).notifications.settings.show()).whatsapp.confirmed]
  }
  expect(await told(131_026)).toEqual(['failed', false])
  expect(await told(130_429)).toEqual(['queued', true])
  expect(await told(132_001)).toEqual(['failed', true])
})

test('a Discord channel is told without pinging anybody; a webhook that was deleted is forgotten', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { notifications } = await as(user)
  expect(await notifications.addresses.addDiscord({ webhook_url: ` ${webhook} ` })).toEqual({
    channel: 'discord',
    shown: 'final 5678',
    confirmed: true,
  })
  const tell = async (key: string) => {
    await notify(ctx, about(user.id, key))
    await fanOutAll(ctx, user.id)
    clock.now = new Date(clock.now.getTime() + 120_000)
    await sendDue(ctx, user.id)
    return (await deliveriesOf(ctx, user.id)).filter(({ channel }) => channel === 'discord').at(-1)
  }
  expect(await tell('a')).toMatchObject({ status: 'sent', provider_id: '9' })
  const [notice] = (await notifications.list({})).data
  expect(sentBodies()).toEqual([
    {
      content: `Você tem uma tarefa para fazer: <http://localhost:3000/notificacoes/${notice?.id}?ir=1>`,
      allowed_mentions: { parse: [] },
    },
  ])
  answers = [{ status: 429, body: '{"retry_after": 1.5, "global": false}', headers: { 'retry-after': '2' } }]
  const limited = await tell('b')
  expect(limited).toMatchObject({ status: 'queued', due_at: new Date(clock.now.getTime() + 2000) })
  answers = [{ status: 404, body: '{"code": 10015}' }]
  expect(await tell('c')).toMatchObject({ status: 'failed', reason: 'HTTP 404' })
  expect((await notifications.settings.show()).discord.shown).toBeNull()
  expect(await notifications.addresses.removeDiscord()).toMatchObject({ shown: null })
})

test('a bucket that Discord says is empty is left alone until it is full', async () => {
  const client = discordWebhooks(meta.url)
  const to = { id: '223456789012345678', token: 'b'.repeat(68) }
  answers = [{ body: '{"id": "1"}', headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '40' } }]
  expect(await client.send(to, 'oi')).toMatchObject({ result: 'sent' })
  expect(await client.send(to, 'oi')).toMatchObject({ result: 'later', seconds: 40 })
  expect(meta.received).toHaveLength(1)
})

test('only Discord’s own addresses are taken, and only of webhooks that exist', async ({ ctx, as }) => {
  const { addresses } = (await as(await aUser(ctx))).notifications
  const path = `/api/webhooks/123456789012345678/${'a'.repeat(68)}`
  for (const webhook_url of [
    `http://discord.com${path}`,
    `https://discord.com.evil.example${path}`,
    `https://evil.example/https://discord.com${path}`,
    `https://discord.com@127.0.0.1${path}`,
    `https://127.0.0.1${path}`,
    `https://discord.com:8080${path}`,
    'https://discord.com/api/webhooks/1/../../users/@me',
    `${webhook}/slack?x=1`,
  ])
    await expect(addresses.addDiscord({ webhook_url })).rejects.toMatchObject({ status: 422 })
  expect(meta.received).toEqual([])
  answers = [{ status: 404, body: '{}' }]
  await expect(addresses.addDiscord({ webhook_url: webhook })).rejects.toMatchObject({ status: 422 })
})
