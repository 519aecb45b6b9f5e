import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { message_opt_ins } from '#domains/messages/opt-ins/answers/message-opt-ins.table.ts'
import { whatsapp_templates } from '#domains/messages/whatsapp/templates/whatsapp-templates.table.ts'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { user_roles } from '#domains/people/accounts/roles/roles.table.ts'
import { anAdmin, aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notification_addresses } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { notification_times } from '#domains/people/notifications/choices/notification-choices.table.ts'
import { consents } from '#domains/people/privacy/consents/consents.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { log } from '#platform/log/log.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { messaging } from '#tests/messaging.ts'
import { claimNext } from './running/claim.actions.ts'
import { lookAfterSends, runSend } from './running/run-send.actions.ts'
import { findSend } from './sends/material.queries.ts'
import { message_recipients, message_sends } from './sends/message-sends.table.ts'
import { formOfSend } from './sends/send.view.ts'
import { aDiscordMessage, aReader, asksFor, aTemplate, phoneOf, recipientsNow } from './sends.factory.ts'

const manage = ['messages.manage'] as const
type Fixtures = { ctx: Parameters<typeof aUser>[0]; as: (user: { id: number }) => Promise<{ sends: Sends }> }
type Sends = import('#web/api-for.server.ts').Client['sends']

async function aDraft({ ctx, as }: Fixtures, template: Parameters<typeof aTemplate>[1] = {}, more: object = {}) {
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: template_id } = await aTemplate(ctx, template)
  return { sends, draft: await sends.createWhatsApp({ name: 'Domingo', template_id, ...more }) }
}

test('who is reached, who is not and why, what each reads, when, and the cost', async ({ ctx, as }) => {
  const [ana, bia] = [await aReader(ctx, { nickname: 'ana' }), await aReader(ctx, { nickname: 'bia' })]
  await ctx.db.insert(notification_times).values({ user_id: bia.id, quiet_from: 0, quiet_to: 23 * 60 })
  await aReader(ctx, { scopes: ['news'] })
  await aReader(ctx, { suspended_at: ctx.now() })
  await aUser(ctx)
  const { sends, draft } = await aDraft({ ctx, as }, { body: 'Oi, {{1}}: {{2}}' }, { text: 'domingo às 9h' })
  const preview = await sends.preview({ id: draft.id })
  expect(preview).toMatchObject({
    reached: 2,
    no_opt_in: 1,
    full_today: 0,
    price: 30,
    cost: 60,
    problem: null,
    configured: false,
  })
  expect(preview.no_address).toBe(preview.fit - 3)
  expect(preview.lines.data).toEqual([
    { who: 'ana', text: 'Oi, ana: domingo às 9h', at: null },
    { who: 'bia', text: 'Oi, bia: domingo às 9h', at: new Date('2026-11-22T02:00:00Z') },
  ])
  expect(ana.id).toBeLessThan(bia.id)
})

test('it narrows by role, kind of account, registration, consent and arrival', async ({ ctx, as }) => {
  const old = new Date(ctx.now().getTime() - 90 * 86_400_000)
  const [writer, doctor, full, asked] = [
    await aReader(ctx, { roles: ['escritor'], created_at: old }),
    await aReader(ctx, { user_type: 'medico', created_at: old }),
    await aReader(ctx, { registration_confirmed_at: ctx.now(), created_at: old }),
    await aReader(ctx, { created_at: ctx.now() }),
  ]
  const yes = { purpose: 'newsletter' as const, text_version: '1', how: 'perfil' as const, ip: '1', at: ctx.now() }
  await ctx.db.insert(consents).values([
    { ...yes, user_id: asked.id, given: true },
    { ...yes, user_id: full.id, given: true },
    { ...yes, user_id: full.id, given: false },
  ])
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: template_id } = await aTemplate(ctx)
  const who = async (narrowed: object) => {
    const { id } = await sends.createWhatsApp({ name: 'x', template_id, ...narrowed })
    return (await sends.preview({ id })).lines.data.map((line) => line.who)
  }
  expect(await who({ role: 'escritor' })).toEqual([writer.nickname])
  expect(await who({ user_type: 'medico' })).toEqual([doctor.nickname])
  expect(await who({ registration: 'confirmed' })).toEqual([full.nickname])
  expect(await who({ consent: 'newsletter' })).toEqual([asked.nickname])
  expect(await who({ joined_days: 30 })).toEqual([asked.nickname])
  expect(await who({ role: '', user_type: '', registration: 'unconfirmed' })).toHaveLength(3)
})

test('each gets their own words at their own number, and learns of nobody else', async ({ ctx, as }) => {
  const [ana, bia] = [await aReader(ctx, { nickname: 'ana' }), await aReader(ctx, { nickname: 'bia' })]
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as }, { name: 'aviso_geral' })
  expect((await sends.start({ id: draft.id })).state).toBe('running')
  await runSend(there, { send_id: draft.id })
  const sent = posts()
  expect(sent.map(({ to }) => to)).toEqual([phoneOf(ana.id), phoneOf(bia.id)])
  expect(sent[0]).toMatchObject({
    type: 'template',
    template: {
      ...{ name: 'aviso_geral', language: { code: 'pt_BR' } },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'ana' }] }],
    },
    biz_opaque_callback_data: expect.stringMatching(/^r\d+\.1$/),
  })
  expect(JSON.stringify(sent[0])).not.toMatch(/bia/)
  expect(await sends.show({ id: draft.id })).toMatchObject({ state: 'done', counts: { sent: 2 }, total: 2 })
  const { data } = await sends.recipients({ id: draft.id, search: 'bia' })
  expect(data).toMatchObject([{ who: 'bia', state: 'sent', attempts: 1 }])
  expect(
    (await sends.list({ channel: 'whatsapp', state: 'done', type_id: draft.type.id, period: 'day', search: 'domin' }))
      .total,
  ).toBe(1)
  expect((await sends.list({ channel: 'discord' })).total).toBe(0)
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(2)
})

test('who did not ask never gets one: not at the start, not by a no in between, not with another number', async ({
  ctx,
  as,
}) => {
  const [stays, says_no, moves, leaves] = [
    await aReader(ctx),
    await aReader(ctx),
    await aReader(ctx),
    await aReader(ctx),
  ]
  await asksFor(ctx, (await aUser(ctx)).id, { scopes: [] })
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await (await as(says_no)).optIns.answer({ channel: 'whatsapp', scope: 'service', given: false })
  await (await as(moves)).notifications.addresses.removeWhatsApp()
  await ctx.db
    .update(message_opt_ins)
    .set({ at: new Date(0) })
    .where(eq(message_opt_ins.user_id, leaves.id))
  await runSend(there, { send_id: draft.id })
  expect(posts().map(({ to }) => to)).toEqual([phoneOf(stays.id)])
  expect((await recipientsNow(ctx, draft.id)).map(({ state, reason }) => reason ?? state)).toEqual([
    ...['sent', 'no opt-in', 'no opt-in', 'no opt-in'],
  ])
})

test('without credentials it waits in sight; with them it goes on by itself', async ({ ctx, as }) => {
  await aReader(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await runSend(ctx, { send_id: draft.id })
  expect(await sends.show({ id: draft.id })).toMatchObject({ state: 'running', waits: true, counts: { queued: 1 } })
  const { there } = await messaging(ctx)
  await runSend(there, { send_id: draft.id })
  expect(await sends.show({ id: draft.id })).toMatchObject({ state: 'done', counts: { sent: 1 } })
})

test('one that fails stops none after it; what failed goes again, who has it does not get it twice', async ({
  ctx,
  as,
}) => {
  const [broken, fine] = [await aReader(ctx), await aReader(ctx)]
  let works = false
  const { there, posts } = await messaging(ctx, ({ body }) =>
    !works && body.includes(phoneOf(broken.id))
      ? { status: 400, body: { error: { code: 131026, message: 'no' } } }
      : undefined,
  )
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  expect(await sends.show({ id: draft.id })).toMatchObject({
    state: 'done',
    counts: { failed: 1, sent: 1 },
    again: { failed: 1 },
  })
  works = true
  expect(await sends.again({ id: draft.id })).toEqual({ queued: 1 })
  await runSend(there, { send_id: draft.id })
  expect(posts().map(({ to }) => to)).toEqual([phoneOf(broken.id), phoneOf(fine.id), phoneOf(broken.id)])
  expect((await sends.show({ id: draft.id })).counts).toEqual({ sent: 2 })
  await expect(sends.again({ id: draft.id })).rejects.toMatchObject({ status: 409 })
})

test('a draft that another changed meanwhile does not begin from the page of before', async ({ ctx, as }) => {
  await aReader(ctx)
  const { sends, draft } = await aDraft({ ctx, as }, { body: 'Oi, {{1}}: {{2}}' }, { text: 'Até sexta.' })
  const template_id = draft.template_id ?? 0
  const opened = { ...formOfSend(draft) }
  await sends.changeWhatsApp({ id: draft.id, name: 'a', template_id, text: 'Até sábado.' })
  await expect(sends.start({ id: draft.id, opened })).rejects.toMatchObject({ status: 409 })
  const now = { ...formOfSend(await sends.show({ id: draft.id })) }
  expect(await sends.start({ id: draft.id, opened: now })).toMatchObject({ state: 'running' })
})

test('whose number can not be opened stops none after them, and the team sees it', async ({ ctx, as }) => {
  const [broken, fine] = [await aReader(ctx), await aReader(ctx)]
  const sealed_address = 'AAAA'
  await ctx.db
    .update(notification_addresses)
    .set({ sealed_address })
    .where(eq(notification_addresses.user_id, broken.id))
  const reported = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  expect(posts().map(({ to }) => to)).toEqual([phoneOf(fine.id)])
  expect(await sends.show({ id: draft.id })).toMatchObject({
    state: 'done',
    counts: { failed: 1, sent: 1 },
    again: { failed: 1 },
  })
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})

test('an answer that is lost is not asked for again by itself: it may have arrived', async ({ ctx, as }) => {
  await aReader(ctx)
  const { there, posts } = await messaging(ctx, ({ method }) =>
    method === 'POST' ? { status: 502, body: {} } : undefined,
  )
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  await lookAfterSends(there)
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(1)
  expect(await sends.show({ id: draft.id })).toMatchObject({
    state: 'done',
    counts: { unsure: 1 },
    again: { failed: 0, unsure: 1 },
  })
  await expect(sends.again({ id: draft.id })).rejects.toMatchObject({ status: 409 })
  expect(await sends.again({ id: draft.id, unsure: true })).toEqual({ queued: 1 })
})

test('a limit of the service puts off the send as long as it says, then it goes on', async ({ ctx, as, clock }) => {
  for (let i = 0; i < 3; i++) await aReader(ctx)
  let full = true
  const { there, posts } = await messaging(ctx, () =>
    full ? { status: 429, body: {}, headers: { 'retry-after': '90' } } : undefined,
  )
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(1)
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(1)
  full = false
  clock.now = new Date(clock.now.getTime() + 91_000)
  await runSend(there, { send_id: draft.id })
  expect(await sends.show({ id: draft.id })).toMatchObject({ state: 'done', counts: { sent: 3 } })
})

test('two of the team a person and day, over both channels; the third is held and may go on another day', async ({
  ctx,
  as,
  clock,
}) => {
  const reader = await aReader(ctx)
  await asksFor(ctx, reader.id, { channel: 'discord' })
  const { there, posts } = await messaging(ctx)
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: template_id } = await aTemplate(ctx)
  const { id: message_id } = await aDiscordMessage(ctx)
  const ids = [
    (await sends.createWhatsApp({ name: 'a', template_id })).id,
    (await sends.createDiscord({ name: 'b', message_id, destination: 'people' })).id,
    (await sends.createWhatsApp({ name: 'c', template_id })).id,
  ]
  for (const id of ids) {
    await sends.start({ id })
    await runSend(there, { send_id: id })
  }
  expect(posts()).toHaveLength(2)
  const last = Number(ids[2])
  expect(await sends.show({ id: last })).toMatchObject({ counts: { suppressed: 1 }, again: { failed: 1 } })
  const preview = await sends.preview({ id: last })
  expect(preview).toMatchObject({ fit: 2, reached: 0, full_today: 1, cost: 0, lines: { total: 0, data: [] } })
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  await sends.again({ id: last })
  await runSend(there, { send_id: last })
  expect(posts()).toHaveLength(3)
})

test('each time that it is sent again counts towards the ceiling of the day', async ({ ctx, as, clock }) => {
  await aReader(ctx)
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  const other = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  const fails = async () => {
    await runSend(there, { send_id: draft.id })
    await ctx.db.update(message_recipients).set({ state: 'failed', reason: 'Meta 131026' })
  }
  await fails()
  for (let press = 0; press < 3; press++) {
    await sends.again({ id: draft.id })
    await fails()
  }
  expect(posts()).toHaveLength(2)
  await other.sends.start({ id: other.draft.id })
  await runSend(there, { send_id: other.draft.id })
  expect(posts()).toHaveLength(2)
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  await sends.again({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(3)
  expect(new Set(posts().map((post) => post.biz_opaque_callback_data)).size).toBe(3)
})

test('a trial goes to oneself alone and counts as none of the recipients', async ({ ctx, as }) => {
  await aReader(ctx)
  const staff = await aStaffMember(ctx, [...manage])
  const { sends } = await as(staff)
  const { id } = await sends.createWhatsApp({ name: 'a', template_id: (await aTemplate(ctx)).id })
  await expect(sends.trial({ id })).rejects.toMatchObject({ status: 409 })
  await asksFor(ctx, staff.id, { scopes: [] })
  await sends.trial({ id })
  const { there, posts } = await messaging(ctx)
  await runSend(there, { send_id: id })
  expect(posts().map(({ to }) => to)).toEqual([phoneOf(staff.id)])
  expect(await sends.show({ id })).toMatchObject({ state: 'draft', total: 0, trial: { state: 'sent' } })
})

test('what Meta did not approve does not begin, and what it takes back stops', async ({ ctx, as }) => {
  await aReader(ctx)
  const { there, posts } = await messaging(ctx)
  const waiting = await aDraft({ ctx, as }, { state: 'submitted' })
  expect((await waiting.sends.preview({ id: waiting.draft.id })).problem).toMatch(/ainda não aprovou/)
  await expect(waiting.sends.start({ id: waiting.draft.id })).rejects.toMatchObject({ status: 409 })
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await ctx.db.update(whatsapp_templates).set({ state: 'paused' })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toEqual([])
  expect(await sends.show({ id: draft.id })).toMatchObject({
    state: 'stopped',
    reason: 'template',
    can: { resume: false },
  })
})

test('in the channels of the site: no mention, one message each, the same nonce for a second try', async ({
  ctx,
  as,
  clock,
}) => {
  const channels = await ctx.db
    .insert(discord_channels)
    .values([1, 2].map((n) => ({ name: `canal-${n}`, snowflake: `90000000000000000${n}` })))
    .returning()
  let full = true
  const { there, posts, server } = await messaging(ctx, () => {
    if (!full) return undefined
    full = false
    return { status: 429, body: {}, headers: { 'retry-after': '1', 'x-ratelimit-global': 'true' } }
  })
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: message_id } = await aDiscordMessage(ctx, 'Atenção, @everyone: {{2}}')
  const { id } = await sends.createDiscord({
    ...{ name: 'a', message_id, text: 'domingo', channel_ids: channels.map((one) => one.id) },
  })
  expect(await sends.preview({ id })).toMatchObject({
    reached: 2,
    cost: 0,
    lines: { data: [{ who: 'canal-1' }, { who: 'canal-2' }] },
  })
  await sends.start({ id })
  await runSend(there, { send_id: id })
  expect(posts()).toHaveLength(1)
  // The bot remembers what Discord said by the machine's clock: a fresh one, as after a restart, asks again.
  clock.now = new Date(clock.now.getTime() + 5000)
  const { discordBot } = await import('#platform/discord/bot.ts')
  there.env.discord_bot = discordBot({ url: `${server.url}/`.replace('127.0.0.1', 'localhost'), token: 'robo' })
  await runSend(there, { send_id: id })
  expect((await sends.show({ id })).counts).toEqual({ sent: 2 })
  const bodies = posts()
  expect(bodies[0]).toMatchObject({
    content: 'Atenção, @everyone: domingo',
    allowed_mentions: { parse: [] },
    enforce_nonce: true,
  })
  expect(bodies[2].nonce).toBe(bodies[0].nonce)
  expect(new Set(server.received.map(({ path }) => path)).size).toBe(2)
})

test('what Discord may have taken is asked for again while it knows the nonce, and is then for the team', async ({
  ctx,
  as,
  clock,
}) => {
  const [channel] = await ctx.db
    .insert(discord_channels)
    .values({ name: 'a', snowflake: '900000000000000001' })
    .returning()
  const { there, posts } = await messaging(ctx, () => ({ status: 502, body: {} }))
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: message_id } = await aDiscordMessage(ctx)
  const channel_ids = [channel?.id ?? 0]
  const ids = [
    (await sends.createDiscord({ name: 'a', message_id, channel_ids })).id,
    (await sends.createDiscord({ name: 'b', message_id, channel_ids })).id,
  ] as const
  const later = async (send_id: number, minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    await runSend(there, { send_id })
    return (await recipientsNow(ctx, send_id)).map(({ state, reason }) => [state, reason])
  }
  await sends.start({ id: ids[0] })
  expect(await later(ids[0], 0)).toEqual([['queued', 'no answer']])
  expect(await later(ids[0], 1)).toEqual([['unsure', 'no answer']])
  expect(new Set(posts().map(({ nonce }) => nonce)).size).toBe(1)
  expect(await later(ids[0], 60)).toEqual([['unsure', 'no answer']])
  expect(posts()).toHaveLength(2)

  // Stopped in between, and gone on with when Discord knows it no more.
  await sends.start({ id: ids[1] })
  expect(await later(ids[1], 0)).toEqual([['queued', 'no answer']])
  expect(await later(ids[1], 60)).toEqual([['unsure', 'no answer']])
  expect(posts()).toHaveLength(3)
  expect(await sends.again({ id: ids[1], unsure: true })).toEqual({ queued: 1 })
  expect(await later(ids[1], 0)).toEqual([['queued', 'no answer']])
  expect(posts()).toHaveLength(4)
})

test('a channel counts once, and stays while a send that is not over would go there', async ({ ctx, as }) => {
  const rows = await ctx.db
    .insert(discord_channels)
    .values([1, 2].map((n) => ({ name: `canal-${n}`, snowflake: `90000000000000000${n}` })))
    .returning()
  const [id = 0, free = 0] = rows.map((row) => row.id)
  const { sends, discord } = await as(await aStaffMember(ctx, [...manage]))
  const { id: message_id } = await aDiscordMessage(ctx)
  const draft = await sends.createDiscord({ name: 'a', message_id, channel_ids: [id, id] })
  expect(await sends.preview({ id: draft.id })).toMatchObject({ fit: 1, reached: 1 })
  await expect(discord.channels.remove({ id })).rejects.toMatchObject({
    ...{ status: 409, message: expect.stringContaining('1 envio por terminar') },
  })
  await discord.channels.remove({ id: free })
  await sends.remove({ id: draft.id })
  await discord.channels.remove({ id })
})

test('a draft says beside its field what is wrong, is made once, and only a draft is deleted', async ({ ctx, as }) => {
  await aReader(ctx)
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: template_id } = await aTemplate(ctx)
  const { id: message_id } = await aDiscordMessage(ctx, 'Aviso: {{2}}')
  const wrong = async (call: Promise<unknown>, field: string) =>
    expect(call).rejects.toMatchObject({ status: 422, data: { errors: { [field]: [expect.any(String)] } } })
  await wrong(sends.createWhatsApp({ name: 'a', template_id: 999_999 }), 'template_id')
  await wrong(sends.createWhatsApp({ name: 'a', template_id, text: 'sobra' }), 'text')
  await wrong(sends.createWhatsApp({ name: 'a', template_id, role: 'ninguém' }), 'role')
  await wrong(sends.createDiscord({ name: 'a', message_id }), 'text')
  await wrong(sends.createDiscord({ name: 'a', message_id, text: 'regue sua planta' }), 'text')
  await wrong(sends.createDiscord({ name: 'a', message_id, text: 'oi' }), 'channel_ids')
  const { id: long } = await aDiscordMessage(ctx, `${'a'.repeat(1950)}{{2}}`)
  await wrong(sends.createDiscord({ name: 'a', message_id: long, text: 'b'.repeat(51), destination: 'people' }), 'text')
  await sends
    .createDiscord({ name: 'a', message_id: long, text: 'b'.repeat(50), destination: 'people' })
    .then(({ id }) => sends.remove({ id }))
  await expect(sends.list({ order_by: 'x' as 'id' })).rejects.toMatchObject({ status: 422 })
  await wrong(sends.createDiscord({ name: 'a', message_id: 999_999 }), 'message_id')
  const key = { idempotency_key: crypto.randomUUID(), name: 'a', template_id }
  const [first, second] = [await sends.createWhatsApp(key), await sends.createWhatsApp(key)]
  expect(second.id).toBe(first.id)
  const elsewhere = { ...key, message_id, text: 'oi', destination: 'people' as const }
  for (const call of [
    sends.createWhatsApp({ ...key, name: 'outro nome' }),
    sends.createWhatsApp({ ...key, user_type: 'grower' }),
    sends.createDiscord(elsewhere),
  ])
    await expect(call).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Isto já foi enviado') })
  await sends.start({ id: first.id })
  await expect(sends.remove({ id: first.id })).rejects.toMatchObject({ status: 409 })
  const other = await sends.createWhatsApp({ name: 'b', template_id })
  await sends.remove({ id: other.id })
  await expect(sends.show({ id: other.id })).rejects.toMatchObject({ status: 404 })
  expect((await ctx.db.select().from(message_recipients)).length).toBe(1)
  expect((await ctx.db.select().from(message_sends)).length).toBe(1)
})

test('stopped in between nobody is taken; it goes on where it was', async ({ ctx, as }) => {
  await aReader(ctx)
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  expect((await sends.stop({ id: draft.id })).state).toBe('stopped')
  await runSend(there, { send_id: draft.id })
  expect(posts()).toEqual([])
  expect((await sends.start({ id: draft.id })).state).toBe('running')
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(1)
})

test('the team alone', async ({ ctx, as, api }) => {
  const { sends, draft } = await aDraft({ ctx, as })
  expect(await sends.options()).toMatchObject({
    configured: { whatsapp: false, bot: false },
    templates: [{ id: expect.any(Number) }],
  })
  await expect((await as(await aUser(ctx))).sends.show({ id: draft.id })).rejects.toMatchObject({ status: 403 })
  await expect(api.sends.list({})).rejects.toMatchObject({ status: 401 })
})

test('what begins is what its preview showed: a text changed meanwhile, by whom ever, is no longer this draft', async ({
  ctx,
  as,
}) => {
  await aReader(ctx, { channel: 'discord' })
  const { sends, discord } = await as(await aStaffMember(ctx, [...manage]))
  const { id: message_id, name, type_id } = await aDiscordMessage(ctx, 'Domingo.')
  const { id } = await sends.createDiscord({ name: 'a', message_id, destination: 'people' })
  await discord.messages.update({ id: message_id, name, type_id, body: 'Segunda.' })
  const preview = await sends.preview({ id })
  expect(preview.lines.data.map(({ text }) => text)).toEqual(['Domingo.'])
  expect(preview.problem).toMatch(/mudou/)
  await expect(sends.start({ id })).rejects.toMatchObject({ status: 409 })
  await expect(sends.trial({ id })).rejects.toMatchObject({ status: 409 })
  await discord.messages.update({ id: message_id, name, type_id, body: 'Domingo.' })
  await sends.start({ id })
  await discord.messages.update({ id: message_id, name, type_id, body: 'Terça.' })
  const { there, posts } = await messaging(ctx)
  await runSend(there, { send_id: id })
  expect(posts().map(({ content }) => content)).toEqual(['Domingo.'])
})

test('whose yes is asked for stays while a send is not over', async ({ ctx, as }) => {
  await aReader(ctx)
  const { sends, draft } = await aDraft({ ctx, as }, { category: 'utility' })
  const { whatsapp, discord } = await as(await aStaffMember(ctx, [...manage]))
  const { type_id: other } = await aDiscordMessage(ctx)
  const message = await aDiscordMessage(ctx)
  await sends.createDiscord({ name: 'b', message_id: message.id, destination: 'people' })
  const [template] = await ctx.db.select().from(whatsapp_templates)
  const [type] = await ctx.db.select().from(message_types).where(eq(message_types.id, draft.type.id))
  if (!template || !type) throw new Error('not made')
  const wrong = (call: Promise<unknown>, field: string) =>
    expect(call).rejects.toMatchObject({ status: 422, data: { errors: { [field]: [expect.any(String)] } } })
  await wrong(whatsapp.types.update({ ...type, category: 'marketing' }), 'category')
  await wrong(whatsapp.templates.update({ ...template, language: 'pt_BR', type_id: other }), 'type_id')
  await wrong(discord.messages.update({ ...message, type_id: other }), 'type_id')
  await whatsapp.types.update({ ...type, note: 'outra' })
  await sends.remove({ id: draft.id })
  await whatsapp.types.update({ ...type, note: 'outra', category: 'marketing' })
})

test('what failed goes again with a send that somebody stopped, when it goes on', async ({ ctx, as }) => {
  for (let i = 0; i < 2; i++) await aReader(ctx)
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await sends.stop({ id: draft.id })
  const [first] = await recipientsNow(ctx, draft.id)
  await ctx.db
    .update(message_recipients)
    .set({ state: 'failed' })
    .where(eq(message_recipients.id, first?.id ?? 0))
  expect(await sends.again({ id: draft.id })).toEqual({ queued: 1 })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toEqual([])
  expect((await sends.show({ id: draft.id })).state).toBe('stopped')
  expect((await ctx.db.select().from(audit_log)).map(({ action }) => action)).toContain('message_send.resumed')
  await sends.start({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toHaveLength(2)
})

test('what waits of a send that was stopped is given up, and only then', async ({ ctx, as }) => {
  for (let i = 0; i < 2; i++) await aReader(ctx)
  const { there, posts } = await messaging(ctx)
  const { sends, draft } = await aDraft({ ctx, as })
  await sends.start({ id: draft.id })
  await expect(sends.end({ id: draft.id })).rejects.toMatchObject({ status: 409 })
  await sends.stop({ id: draft.id })
  expect(await sends.end({ id: draft.id })).toMatchObject({ state: 'done', counts: { suppressed: 2 } })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toEqual([])
  await expect(sends.start({ id: draft.id })).rejects.toMatchObject({ status: 409 })
})

test('a draft for a role keeps its people when the role gets another name, and takes none of another role of that name', async ({
  ctx,
  as,
}) => {
  const reader = await aReader(ctx)
  const { roles } = (await as(await anAdmin(ctx))).accounts
  const { id } = (await roles.createRole({ name: 'jardim' })).data.find(({ name }) => name === 'jardim') ?? { id: 0 }
  await ctx.db.insert(user_roles).values({ user_id: reader.id, role_id: id })
  const { sends, draft } = await aDraft({ ctx, as }, {}, { role: 'jardim' })
  expect(await sends.preview({ id: draft.id })).toMatchObject({ fit: 1 })
  await roles.renameRole({ id, name: 'horta' })
  expect((await sends.show({ id: draft.id })).audience).toMatchObject({ role: 'horta' })
  expect(await sends.preview({ id: draft.id })).toMatchObject({ fit: 1 })
  await roles.removeRole({ id })
  const other = (await roles.createRole({ name: 'horta' })).data.find(({ name }) => name === 'horta') ?? { id: 0 }
  await ctx.db.insert(user_roles).values({ user_id: reader.id, role_id: other.id })
  expect(await sends.preview({ id: draft.id })).toMatchObject({ fit: 0 })
})

test('who writes in a channel chooses nobody: all who are in it read', async ({ ctx, as }) => {
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id: message_id } = await aDiscordMessage(ctx)
  const asked = { name: 'Aviso', message_id, destination: 'channels', channel_ids: [1], user_type: 'medico' } as const
  await expect(sends.createDiscord(asked)).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { user_type: [expect.stringContaining('todos leem')] } } },
  })
})

test('what stands in a text is taken by its letter, on one line', async ({ ctx, as }) => {
  await aReader(ctx, { nickname: 'ana' })
  const { sends, draft } = await aDraft({ ctx, as }, { body: 'Oi, {{1}}: {{2}}' }, { text: 'US$$ 5\n $& ou\tmais' })
  expect((await sends.preview({ id: draft.id })).lines.data).toMatchObject([{ text: 'Oi, ana: US$$ 5 $& ou mais' }])
  const { there, posts } = await messaging(ctx)
  await sends.start({ id: draft.id })
  await runSend(there, { send_id: draft.id })
  expect(posts()[0].template.components[0].parameters[1].text).toBe('US$$ 5 $& ou mais')
})

test('what waits when the last day ends never goes, by whatever it waited, and says so', async ({ ctx, as, clock }) => {
  const today = dayKey(clock.now)
  const [, sleeper] = [await aReader(ctx), await aReader(ctx)]
  await ctx.db.insert(notification_times).values({ user_id: sleeper.id, quiet_from: 0, quiet_to: 23 * 60 + 30 })
  const { sends, draft } = await aDraft({ ctx, as }, {}, { last_day: today })
  const stopped = await aDraft({ ctx, as }, {}, { last_day: today })
  const late = await aDraft({ ctx, as }, {}, { last_day: today })
  for (const { id } of [draft, stopped.draft]) await sends.start({ id })
  await sends.stop({ id: stopped.draft.id })
  const found = await findSend(ctx, draft.id)
  clock.now = new Date(`${today}T23:59:59-03:00`)
  expect(await claimNext(ctx, found)).toMatchObject({ recipient: { state: 'sending' } })
  clock.now = new Date(clock.now.getTime() + 1000)
  // The send was read before midnight.
  expect(await claimNext(ctx, found)).toBe('passed')
  const { there, posts } = await messaging(ctx)
  await lookAfterSends(there)
  for (const { id } of [draft, stopped.draft]) await runSend(ctx, { send_id: id })
  await runSend(there, { send_id: draft.id })
  expect(posts()).toEqual([])
  expect((await recipientsNow(ctx, draft.id)).map(({ state, reason }) => reason ?? state)).toEqual([
    ...['sending', 'last day'],
  ])
  expect(await sends.show({ id: stopped.draft.id })).toMatchObject({
    ...{ state: 'stopped', counts: { suppressed: 2 }, last_day: today, again: { failed: 0 }, can: { resume: false } },
  })
  const refused = { status: 409, message: expect.stringContaining('O último dia deste envio já passou.') }
  await expect(sends.start({ id: stopped.draft.id })).rejects.toMatchObject(refused)
  await expect(sends.again({ id: draft.id })).rejects.toMatchObject(refused)
  await expect(sends.start({ id: late.draft.id })).rejects.toMatchObject(refused)
  expect(await sends.preview({ id: late.draft.id })).toMatchObject({ problem: refused.message })
  await expect(aDraft({ ctx, as }, {}, { last_day: today })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { last_day: [expect.any(String)] } } },
  })
})

test('what was asked for without an answer may have arrived: past the last day it is for the team', async ({
  ctx,
  as,
  clock,
}) => {
  const snowflake = '900000000000000001'
  const [channel] = await ctx.db.insert(discord_channels).values({ name: 'a', snowflake }).returning()
  const { there } = await messaging(ctx, () => ({ status: 502, body: {} }))
  const { sends } = await as(await aStaffMember(ctx, [...manage]))
  const { id: message_id } = await aDiscordMessage(ctx)
  clock.now = new Date(`${dayKey(clock.now)}T23:59:50-03:00`)
  const aim = { name: 'a', message_id, channel_ids: [channel?.id ?? 0] }
  const { id } = await sends.createDiscord({ ...aim, last_day: dayKey(clock.now) })
  await sends.start({ id })
  await runSend(there, { send_id: id })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await runSend(there, { send_id: id })
  expect(await sends.show({ id })).toMatchObject({ state: 'done', counts: { unsure: 1 } })
})
