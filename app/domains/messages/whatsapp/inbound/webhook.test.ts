import { asc, eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { message_opt_ins } from '#domains/messages/opt-ins/answers/message-opt-ins.table.ts'
import { runSend } from '#domains/messages/sends/running/run-send.actions.ts'
import { aReader, asksFor, aTemplate, phoneOf, recipientsNow } from '#domains/messages/sends/sends.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { addressesJobs } from '#domains/people/notifications/addresses/addresses.jobs.ts'
import { notification_addresses } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { contact_messages } from '#domains/people/support/contacts/contacts.table.ts'
import { ticket_messages } from '#domains/people/support/tickets/tickets.table.ts'
import type { Context } from '#platform/context.ts'
import { apiErrors } from '#platform/http/api-errors.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { messaging, metaWebhook, saidMessage, saidStatus, verifyToken } from '#tests/messaging.ts'
import { whatsapp_templates } from '../templates/whatsapp-templates.table.ts'
import { handleInbound } from './handle-inbound.actions.ts'
import { sendReply } from './replies.actions.ts'
import { isStop } from './said.model.ts'
import { whatsappWebhook } from './webhook.api.ts'
import { whatsapp_inbound, whatsapp_replies } from './whatsapp-inbound.table.ts'

async function door(there: Context) {
  const app = Fastify()
  app.setErrorHandler(apiErrors)
  whatsappWebhook(app, () => there)
  await app.ready()
  const post = async ({ body, signature }: { body: Buffer; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
    const answer = await app.inject({ method: 'POST', url: '/webhooks/whatsapp', headers, payload: body })
    return [answer.statusCode, answer.json()] as const
  }
  const get = (query: Record<string, string>) => app.inject({ method: 'GET', url: '/webhooks/whatsapp', query })
  return { post, get }
}

/** Does what waits in the queue for messages that came in. */
async function handleAll(ctx: Context) {
  for (const { id } of await ctx.db.select().from(whatsapp_inbound).orderBy(asc(whatsapp_inbound.id)))
    await handleInbound(ctx, { inbound_id: id })
}

const tickets = ({ db }: Context) => db.select().from(contact_messages).orderBy(asc(contact_messages.id))

test('Meta asks whether the address is ours, and gets its challenge for the right word alone', async ({ ctx }) => {
  const { there } = await messaging(ctx)
  const { get } = await door(there)
  const asked = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': verifyToken }
  const answer = await get(asked)
  expect([answer.statusCode, answer.body]).toEqual([200, '1158201444'])
  expect((await get({ ...asked, 'hub.verify_token': 'outra' })).statusCode).toBe(403)
  expect((await get({})).statusCode).toBe(403)
  expect((await (await door(ctx)).get(asked)).statusCode).toBe(404)
})

test('what is forged, changed or for another number does nothing', async ({ ctx }) => {
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const good = metaWebhook(saidMessage('5511987654321', 'oi'))
  const other = metaWebhook({ ...saidMessage('5511987654321', 'oi'), metadata: { phone_number_id: '999' } })
  for (const signature of [
    '',
    'sha256=00',
    good.signature.replace('sha256', 'sha1'),
    metaWebhook({}, { secret: 'outro-segredo-qualquer' }).signature,
  ])
    expect((await post({ ...good, signature }))[0]).toBe(401)
  expect((await post({ body: Buffer.concat([good.body, Buffer.from(' ')]), signature: good.signature }))[0]).toBe(401)
  expect(await post(other)).toEqual([200, { taken: 0 }])
  expect(await post(metaWebhook({ messages: [{ id: 1 }], statuses: ['x'] }))).toEqual([200, { taken: 0 }])
  expect(await ctx.db.select().from(whatsapp_inbound)).toEqual([])
  expect((await (await door(ctx)).post(good))[0]).toBe(404)
})

test('states only go on: repeated, shuffled, and of an attempt that is over', async ({ ctx, as }) => {
  await aReader(ctx)
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id } = await sends.createWhatsApp({ name: 'a', template_id: (await aTemplate(ctx)).id })
  await sends.start({ id })
  await runSend(there, { send_id: id })
  const [row] = await recipientsNow(ctx, id)
  const say = async (state: string, attempt = 1, more: object = {}) => {
    await post(metaWebhook({ statuses: [saidStatus(`r${row?.id}.${attempt}`, state, more)] }))
    return (await recipientsNow(ctx, id))[0]?.state
  }
  expect(await say('delivered')).toBe('delivered')
  expect(await say('sent')).toBe('delivered')
  expect(await say('failed')).toBe('delivered')
  expect(await say('read')).toBe('read')
  expect(await say('delivered')).toBe('read')
  expect(await say('read')).toBe('read')
  expect((await recipientsNow(ctx, id))[0]).toMatchObject({
    delivered_at: new Date(1_763_737_200_000),
    read_at: expect.any(Date),
  })
})

test('a refusal that comes later makes a dead letter; sent again, words about the old one change nothing', async ({
  ctx,
  as,
}) => {
  await aReader(ctx)
  const { there, posts } = await messaging(ctx)
  const { post } = await door(there)
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id } = await sends.createWhatsApp({ name: 'a', template_id: (await aTemplate(ctx)).id })
  await sends.start({ id })
  await runSend(there, { send_id: id })
  const [row] = await recipientsNow(ctx, id)
  const refusal = metaWebhook({
    statuses: [saidStatus(`r${row?.id}.1`, 'failed', { errors: [{ code: 131_026, title: 'x' }] })],
  })
  await post(refusal)
  expect((await recipientsNow(ctx, id))[0]).toMatchObject({ state: 'failed', reason: 'Meta 131026' })
  await sends.again({ id, recipient_id: row?.id })
  const say = async (attempt: number, state: string) => {
    await post(metaWebhook({ statuses: [saidStatus(`r${row?.id}.${attempt}`, state)] }))
    return (await recipientsNow(ctx, id))[0]?.state
  }
  for (const state of ['failed', 'delivered']) expect(await say(1, state)).toBe('queued')
  await runSend(there, { send_id: id })
  const tag = posts().at(-1).biz_opaque_callback_data
  expect(tag).not.toBe(posts()[0].biz_opaque_callback_data)
  for (const state of ['failed', 'delivered', 'read']) expect(await say(1, state)).toBe('sent')
  expect(await say(Number(tag.split('.')[1]), 'delivered')).toBe('delivered')
  expect((await sends.recipients({ id })).data).toMatchObject([{ attempts: 1 }])
})

test('a state of what was never asked for is none', async ({ ctx, as }) => {
  await aReader(ctx)
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const { sends } = await as(await aStaffMember(ctx, ['messages.manage']))
  const { id } = await sends.createWhatsApp({ name: 'a', template_id: (await aTemplate(ctx)).id })
  await sends.start({ id })
  const [row] = await recipientsNow(ctx, id)
  await post(metaWebhook({ statuses: [saidStatus(`r${row?.id}.0`, 'read'), saidStatus(`r${row?.id}.1`, 'sent')] }))
  expect((await recipientsNow(ctx, id))[0]).toMatchObject({ state: 'queued', read_at: null })
})

test('news of a template are no word of Meta: it is asked, once, and only about our own account', async ({ ctx }) => {
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const { id, name } = await aTemplate(ctx, { state: 'submitted' })
  const say = (event: string, account = '555') =>
    post(
      metaWebhook(
        { event, message_template_name: name, message_template_language: 'pt_BR' },
        { field: 'message_template_status_update', account },
      ),
    )
  const jobs = async () =>
    (await ctx.db.execute(sql`select from graphile_worker.jobs where task_identifier = 'whatsapp.read_states'`))
      .rowCount
  expect(await say('APPROVED', '777')).toEqual([200, { taken: 0 }])
  expect(await jobs()).toBe(0)
  for (const event of ['REJECTED', 'APPROVED', 'APPROVED']) expect(await say(event)).toEqual([200, { taken: 1 }])
  expect(await jobs()).toBe(1)
  expect(await ctx.db.select().from(whatsapp_templates).where(eq(whatsapp_templates.id, id))).toMatchObject([
    { state: 'submitted', checked_at: null },
  ])
})

test('what somebody writes is kept once, sealed, and is one ticket that goes on', async ({ ctx }) => {
  const user = await aUser(ctx, { nickname: 'ana' })
  await asksFor(ctx, user.id)
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  // As old numbers come back from WhatsApp: without the ninth digit.
  const from = phoneOf(user.id).replace(/^(55\d\d)9/, '$1')
  const first = metaWebhook(saidMessage(from, 'Não consigo entrar'))
  expect(await post(first)).toEqual([200, { taken: 1 }])
  expect(await post(first)).toEqual([200, { taken: 0 }])
  await handleAll(there)
  await post(
    metaWebhook({
      ...saidMessage(from, ''),
      messages: [{ id: 'wamid.foto', from, timestamp: '1795273200', type: 'image' }],
    }),
  )
  await handleAll(there)
  await handleAll(there)
  const [row] = await ctx.db.select().from(whatsapp_inbound)
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`consigo|${from}`))
  expect(await tickets(ctx)).toMatchObject([
    {
      user_id: user.id,
      name: 'ana',
      email: user.email,
      message: 'Não consigo entrar',
      subject: 'Mensagem por WhatsApp',
    },
  ])
  expect((await ctx.db.select().from(ticket_messages)).map(({ from: side, text }) => [side, text])).toEqual([
    ['person', '(foto, que não chega aqui)'],
  ])
})

test('what is not text brings its words: a caption, a chosen answer; a thumb opens no conversation', async ({
  ctx,
}) => {
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const from = '5521912345678'
  const hear = async (said: { type: string; [kind: string]: unknown }) => {
    const [message] = saidMessage(from, '', { id: `wamid.${said.type}`, at: ctx.now() }).messages
    return post(metaWebhook({ messages: [{ ...message, text: undefined, ...said }] }))
  }
  const kept = [200, { taken: 1 }]
  expect(await hear({ type: 'reaction', reaction: { emoji: '👍' } })).toEqual(kept)
  expect(await hear({ type: 'image', image: { caption: ' olha a conta ' } })).toEqual(kept)
  expect(await hear({ type: 'interactive', interactive: { list_reply: { id: 'a', title: 'Sim' } } })).toEqual(kept)
  expect(await hear({ type: 'system', system: { body: 'mudou de número' } })).toEqual(kept)
  await handleAll(there)
  expect((await tickets(ctx)).map(({ message }) => message)).toEqual(['(foto, que não chega aqui) olha a conta'])
  expect((await ctx.db.select().from(ticket_messages)).map(({ text }) => text)).toEqual(['Sim'])
  const outcomes = await ctx.db
    .select({ outcome: whatsapp_inbound.outcome })
    .from(whatsapp_inbound)
    .orderBy(asc(whatsapp_inbound.id))
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['aside', 'ticket', 'ticket', 'aside'])
})

test('who has no account writes too, and is answered on the same way: within 24 hours, discreetly', async ({
  ctx,
  as,
  clock,
}) => {
  const { there, posts } = await messaging(ctx)
  const { post } = await door(there)
  await post(metaWebhook(saidMessage('5521912345678', 'oi', { at: clock.now })))
  await handleAll(there)
  const [ticket] = await tickets(ctx)
  expect(ticket).toMatchObject({ user_id: null, name: 'Zé', email: '' })
  const { support } = await as(await aStaffMember(ctx, ['support.manage']))
  const uuid = ticket?.uuid ?? ''
  const answer = async (text: string) => {
    await support.queue.answer({ uuid, text })
    const [reply] = (await ctx.db.select().from(whatsapp_replies).orderBy(asc(whatsapp_replies.id))).slice(-1)
    await sendReply(there, { reply_id: reply?.id ?? 0 })
    await sendReply(there, { reply_id: reply?.id ?? 0 })
    return reply?.id
  }
  const id = await answer('Oi, Zé! Tente de novo.')
  await answer('Regue a planta à noite.')
  expect(posts().map(({ to, text }) => [to, text.body])).toEqual([
    ['5521912345678', 'Oi, Zé! Tente de novo.'],
    ['5521912345678', expect.stringMatching(/^Respondemos a sua mensagem\. Leia aqui: http.+\/contato\/.+token=/)],
  ])
  expect(await ctx.db.select().from(mails)).toEqual([])
  const stateOf = async () =>
    (
      await ctx.db
        .select()
        .from(whatsapp_replies)
        .where(eq(whatsapp_replies.id, id ?? 0))
    )[0]?.state
  await post(metaWebhook({ statuses: [saidStatus(`a${id}`, 'read'), saidStatus(`a${id}`, 'delivered')] }))
  expect(await stateOf()).toBe('read')

  clock.now = new Date(clock.now.getTime() + 25 * 3_600_000)
  await answer('Ainda precisa?')
  expect(posts()).toHaveLength(2)
  const notes = (await support.queue.read({ uuid })).messages.filter((one) => one.from === 'note')
  expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('Passaram mais de 24 horas')])
})

test('an answer that Meta refuses is said in the conversation, at once or later', async ({ ctx, as, clock }) => {
  let refuses = true
  const { there } = await messaging(ctx, () =>
    refuses ? { status: 400, body: { error: { code: 131_047, message: 'x' } } } : undefined,
  )
  const { post } = await door(there)
  await post(metaWebhook(saidMessage('5521912345678', 'oi', { at: clock.now })))
  await handleAll(there)
  const [ticket] = await tickets(ctx)
  const { support } = await as(await aStaffMember(ctx, ['support.manage']))
  const uuid = ticket?.uuid ?? ''
  const answer = async () => {
    await support.queue.answer({ uuid, text: 'Oi' })
    const [reply] = (await ctx.db.select().from(whatsapp_replies).orderBy(asc(whatsapp_replies.id))).slice(-1)
    await sendReply(there, { reply_id: reply?.id ?? 0 })
    return reply?.id
  }
  await answer()
  refuses = false
  const id = await answer()
  const late = metaWebhook({ statuses: [saidStatus(`a${id}`, 'failed', { errors: [{ code: 131_026 }] })] })
  await post(late)
  await post(late)
  expect((await support.queue.read({ uuid })).messages.filter((one) => one.from === 'note')).toHaveLength(2)
})

test.for(['PARAR', 'sair', 'Não quero mais receber.', 'Parar, por favor', 'pare de me mandar mensagem'])(
  '“%s” ends every message to that number',
  async (words, { ctx }) => {
    const user = await aReader(ctx, { scopes: ['service', 'news'] })
    const neighbour = await aReader(ctx)
    const { there } = await messaging(ctx)
    const { post } = await door(there)
    await post(metaWebhook(saidMessage(phoneOf(user.id), words)))
    await handleAll(there)
    expect((await ctx.db.select().from(notification_addresses)).map(({ user_id }) => user_id)).toEqual([neighbour.id])
    const answers = await ctx.db
      .select()
      .from(message_opt_ins)
      .where(eq(message_opt_ins.user_id, user.id))
      .orderBy(asc(message_opt_ins.id))
    expect(answers.slice(2)).toMatchObject([
      { scope: 'service', given: false, how: 'whatsapp' },
      { scope: 'news', given: false, how: 'whatsapp' },
    ])
    expect(await tickets(ctx)).toEqual([])
  },
)

test.for(['Cancelar o pedido 12', 'Como faço para parar a luz?', 'para receber mais avisos, o que faço'])(
  '“%s” is for the team',
  (words) => expect(isStop(words)).toBe(false),
)

test('a number that changed hands: its new owner is in no conversation of the old one, nor are they answered in it', async ({
  ctx,
  as,
}) => {
  const [ana, bia] = [await aUser(ctx, { nickname: 'ana' }), await aUser(ctx, { nickname: 'bia' })]
  await asksFor(ctx, ana.id)
  const number = phoneOf(ana.id)
  const { there, posts } = await messaging(ctx)
  const { post } = await door(there)
  await post(metaWebhook(saidMessage(number, 'Sou a Ana', { at: ctx.now() })))
  await handleAll(there)
  await ctx.db.delete(notification_addresses)
  await asksFor(ctx, bia.id, { address: number })
  await post(metaWebhook(saidMessage(number, 'Sou a Bia', { at: ctx.now() })))
  await handleAll(there)
  expect((await tickets(ctx)).map(({ user_id, message }) => [user_id, message])).toEqual([
    [ana.id, 'Sou a Ana'],
    [bia.id, 'Sou a Bia'],
  ])
  expect(await ctx.db.select().from(ticket_messages)).toEqual([])

  const { support } = await as(await aStaffMember(ctx, ['support.manage']))
  for (const { uuid, name } of await tickets(ctx)) await support.queue.answer({ uuid, text: `Oi, ${name}.` })
  for (const { id } of await ctx.db.select().from(whatsapp_replies)) await sendReply(there, { reply_id: id })
  expect(posts().map(({ text }) => text.body)).toEqual(['Oi, bia.'])
})

test('who wrote PARAR is answered there no more', async ({ ctx, as }) => {
  const { there, posts } = await messaging(ctx)
  const { post } = await door(there)
  for (const words of ['oi', 'PARAR']) await post(metaWebhook(saidMessage('5521912345678', words, { at: ctx.now() })))
  await handleAll(there)
  const [{ uuid } = { uuid: '' }] = await tickets(ctx)
  const { support } = await as(await aStaffMember(ctx, ['support.manage']))
  await support.queue.answer({ uuid, text: 'Oi!' })
  for (const { id } of await ctx.db.select().from(whatsapp_replies)) await sendReply(there, { reply_id: id })
  expect(posts()).toEqual([])
  expect((await support.queue.read({ uuid })).messages.at(-1)).toMatchObject({
    from: 'note',
    text: expect.stringContaining('não quer mais'),
  })
})

test('a number that wrote PARAR gets no code until it writes something else, and nobody is told so', async ({
  ctx,
  as,
}) => {
  const { there, posts } = await messaging(ctx)
  const { post } = await door(there)
  const number = '5521912345678'
  const hear = async (words: string, seconds: number) => {
    await post(metaWebhook(saidMessage(number, words, { at: new Date(ctx.now().getTime() - seconds * 1000) })))
    await handleAll(there)
  }
  const user = await aUser(ctx)
  const ask = async () => {
    await (await as(user)).notifications.addresses.askWhatsApp({ phone: number, agreed: true })
    await addressesJobs['notifications.send_code'](there, { user_id: user.id })
    return posts().length
  }
  await hear('oi', 30)
  await hear('PARAR', 20)
  expect(await ask()).toBe(0)
  await hear('Voltei', 10)
  expect(await ask()).toBe(1)
})

test('who confirms a number takes it: who had it loses it with its yes, and is told', async ({ ctx, as }) => {
  const [ana, bia] = [await aReader(ctx, { nickname: 'ana' }), await aUser(ctx, { nickname: 'bia' })]
  const number = phoneOf(ana.id)
  const { there, posts } = await messaging(ctx)
  const { post } = await door(there)
  const hear = async (words: string) => {
    await post(metaWebhook(saidMessage(number, words, { at: ctx.now() })))
    await handleAll(there)
  }
  await hear('Sou a Ana')
  const { addresses } = (await as(bia)).notifications
  await addresses.askWhatsApp({ phone: number, agreed: true })
  await addressesJobs['notifications.send_code'](there, { user_id: bia.id })
  expect((await ctx.db.select().from(notification_addresses)).map(({ user_id }) => user_id)).toContain(ana.id)
  await addresses.confirmWhatsApp({ code: posts()[0].template.components[0].parameters[0].text })
  expect(await ctx.db.select().from(notification_addresses)).toMatchObject([{ user_id: bia.id }])
  const own = await as(ana)
  expect((await own.optIns.mine()).history).toMatchObject([{ given: false, how: 'number' }, { given: true }])
  expect((await own.notifications.list({})).data).toMatchObject([
    { kind: 'system', title: 'O seu número de WhatsApp passou para outra conta' },
  ])
  await hear('Sou a Bia')
  expect((await tickets(ctx)).map(({ user_id }) => user_id)).toEqual([ana.id, bia.id])
})

test('of an account that is suspended the team is not told that its number moved', async ({ ctx, as }) => {
  const user = await aReader(ctx)
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  await post(metaWebhook(saidMessage(phoneOf(user.id), 'oi', { at: ctx.now() })))
  await handleAll(there)
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, user.id))
  const [{ uuid } = { uuid: '' }] = await tickets(ctx)
  const { queue } = (await as(await aStaffMember(ctx, ['support.manage']))).support
  await queue.answer({ uuid, text: 'Oi!' })
  for (const { id } of await ctx.db.select().from(whatsapp_replies)) await sendReply(there, { reply_id: id })
  expect((await queue.read({ uuid })).messages.at(-1)?.text).toContain('não está em nenhuma conta ativa desta pessoa')
})

test('what was said first stands first, whenever it comes', async ({ ctx, as }) => {
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const said = (words: string, ago: number) =>
    post(metaWebhook(saidMessage('5521912345678', words, { at: new Date(ctx.now().getTime() - ago * 1000) })))
  await said('dois', 20)
  await said('três', 10)
  await handleAll(there)
  await said('um', 30)
  await handleAll(there)
  const [{ uuid } = { uuid: '' }, ...others] = await tickets(ctx)
  expect(others).toEqual([])
  const { queue } = (await as(await aStaffMember(ctx, ['support.manage']))).support
  expect((await queue.read({ uuid })).messages.map(({ text }) => text)).toEqual(['um', 'dois', 'três'])
})

test('a character that no text may hold is left out, and the rest is kept', async ({ ctx }) => {
  const { there } = await messaging(ctx)
  const { post } = await door(there)
  const said = saidMessage('5521912345678', 'o\u0000i')
  expect(
    await post(metaWebhook({ ...said, contacts: [{ wa_id: '5521912345678', profile: { name: 'Z\u0000é' } }] })),
  ).toEqual([200, { taken: 1 }])
  await handleAll(there)
  expect(await tickets(ctx)).toMatchObject([{ name: 'Zé', message: 'oi' }])
  const news = {
    event: 'PAUSED',
    message_template_name: 'a\u0000',
    message_template_language: 'pt_BR',
    reason: 'x\u0000',
  }
  expect((await post(metaWebhook(news, { field: 'message_template_status_update' })))[0]).toBe(200)
})
