import { eq } from 'drizzle-orm'
import { getDocumentProxy } from 'unpdf'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { hasSameAccess } from '#domains/people/accounts/index.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { live_events } from '#platform/live/live.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { chatFaqs } from '../faqs/chat-faqs.staff.ts'
import { followChat } from './chat.live.ts'
import { chat_messages } from './chat-messages.table.ts'
import { unreadMailJobs } from './unread-mail.jobs.ts'

staffHolds(chatFaqs, (api) => api.processChat.faqs)

test('faqs are for who is signed in, in their order', async ({ ctx, as, api }) => {
  const { data } = await (await as(await aUser(ctx))).processChat.chat.faqs()
  expect(data[0]?.question).toBe('Posso plantar enquanto o pedido não sai?')
  await expect(api.processChat.chat.faqs()).rejects.toMatchObject({ status: 401 })
})

test('who reads what: all with all, a profession its own; nothing is written where nobody may read', async ({
  ctx,
  as,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const chat = async (who: { id: number }) => (await as(who)).processChat.chat
  const write = async (who: { id: number }, audience: 'todos' | 'juridico' | 'medico', text: string) =>
    (await chat(who)).write({ token, audience, text })
  await write(client, 'todos', 'bom dia')
  await write(client, 'medico', 'duas crises na terça')
  await write(team.advogado, 'juridico', 'não fale do inquérito')
  const texts = async (who: { id: number }) => (await (await chat(who)).list({ token })).data.map(({ text }) => text)
  expect(await texts(client)).toEqual(['bom dia', 'duas crises na terça', 'não fale do inquérito'])
  expect(await texts(team.medico)).toEqual(['bom dia', 'duas crises na terça'])
  expect(await texts(team['advogado-secundario'])).toEqual(['bom dia', 'não fale do inquérito'])
  expect(await texts(team['engenheiro-agronomo'])).toEqual(['bom dia'])
  // A shared compartment opens documents, not conversations.
  await (await as(client)).processes.processes.share({ token, compartment: 'medico', with: 'advogado' })
  expect(await texts(team.advogado)).not.toContain('duas crises na terça')
  await expect(write(team.advogado, 'medico', 'oi')).rejects.toMatchObject({
    data: { errors: { audience: [expect.any(String)] } },
  })
  const admin = await anAdmin(ctx)
  expect(await texts(admin)).toHaveLength(3)
  expect((await (await chat(admin)).list({ token })).audiences).toEqual([])
  await expect(write(admin, 'todos', 'oi')).rejects.toMatchObject({ status: 422 })
  for (const one of [reception, await aUser(ctx)]) {
    await expect(texts(one)).rejects.toMatchObject({ status: 404 })
    await expect(write(one, 'todos', 'oi')).rejects.toMatchObject({ status: 404 })
    await expect((await chat(one)).read({ token, read_id: 1 })).rejects.toMatchObject({ status: 404 })
    await expect((await chat(one)).live({ token })).rejects.toMatchObject({ status: 404 })
  }
})

test('sealed, once for a key, without content in notices and live events', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  const { chat } = (await as(client)).processChat
  const input = { token, audience: 'medico' as const, text: 'MARCADOR de crise', idempotency_key: crypto.randomUUID() }
  const first = await chat.write(input)
  expect(await chat.write(input)).toEqual(first)
  expect(await ctx.db.$count(chat_messages)).toBe(1)
  const kept = JSON.stringify([
    await ctx.db.select().from(chat_messages),
    await ctx.db.select().from(notifications),
    await ctx.db.select().from(live_events),
  ])
  expect(kept).not.toContain('MARCADOR')
  const heard = async (user: { id: number }) =>
    (await ctx.db.select().from(notifications).where(eq(notifications.user_id, user.id))).length
  expect(await heard(team.medico)).toBe(1)
  expect(await heard(team.advogado)).toBe(0)
})

test('a quote stays among those who read it', async ({ ctx, as }) => {
  const { token, client, team } = await aProcess(ctx)
  const { chat } = (await as(client)).processChat
  const { id } = await chat.write({ token, audience: 'medico', text: 'só a médica lê' })
  await expect(chat.write({ token, audience: 'todos', text: 'veja', quote_id: id })).rejects.toMatchObject({
    data: { errors: { quote_id: [expect.any(String)] } },
  })
  await expect(
    (await as(team.advogado)).processChat.chat.write({ token, audience: 'todos', text: 'veja', quote_id: id }),
  ).rejects.toMatchObject({ data: { errors: { quote_id: [expect.any(String)] } } })
  await chat.write({ token, audience: 'medico', text: 'de novo', quote_id: id })
  expect((await chat.list({ token })).data.at(-1)?.quote).toEqual({
    id,
    author: client.nickname,
    text: 'só a médica lê',
  })
})

test('search looks only through what one reads; older ones come by page; marks say who has seen it', async ({
  ctx,
  as,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processChat.chat
  const doctor = (await as(team.medico)).processChat.chat
  const lawyer = (await as(team.advogado)).processChat.chat
  for (let n = 0; n < 55; n++)
    await mine.write({ token, audience: n % 2 ? 'medico' : 'todos', text: `Ação número ${n}` })
  const page = await mine.list({ token })
  expect([page.data.length, page.more, page.data.at(-1)?.text]).toEqual([50, true, 'Ação número 54'])
  expect((await mine.list({ token, before: page.data[0]?.id })).data.map(({ text }) => text)).toEqual([
    'Ação número 0',
    'Ação número 1',
    'Ação número 2',
    'Ação número 3',
    'Ação número 4',
  ])
  expect((await doctor.list({ token, search: 'acao numero 53' })).data).toHaveLength(1)
  expect((await lawyer.list({ token, search: 'acao numero 53' })).data).toHaveLength(0)
  const newest = page.data.at(-1)?.id ?? 0
  await lawyer.read({ token, read_id: newest + 1000 })
  const seen = (await mine.list({ token })).data.slice(-2).map(({ seen_by }) => seen_by)
  expect(seen).toEqual([[], [team.advogado.nickname]])
  expect((await (await as(team.medico)).processDesk.list({})).data[0]?.unread).toBe(55)
  expect((await (await as(team.advogado)).processDesk.list({})).data[0]?.unread).toBe(0)
})

test('a file is of its message; an empty message is none; a process that is over is read, not written', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processChat.chat
  await expect(mine.write({ token, audience: 'todos' })).rejects.toMatchObject({
    data: { errors: { text: [expect.any(String)] } },
  })
  const me = await contextOf(client)
  const locked = await aPrivateFile(me, 'torto.pdf', '%PDF-1.7\nblah')
  await expect(mine.write({ token, audience: 'medico', file_ids: [locked.id] })).rejects.toMatchObject({
    data: { errors: { file_ids: [expect.stringContaining('tem senha ou está com defeito')] } },
  })
  const file = await aPrivateFile(me)
  await mine.write({ token, audience: 'medico', file_ids: [file.id] })
  // With who looks on it, for all but the client.
  const theirs = await (await as(team.medico)).processChat.chat.open({ token, file: file.id })
  expect(theirs.type).toBe('application/pdf')
  const seen = await getDocumentProxy(new Uint8Array(await theirs.arrayBuffer()))
  expect(await (await seen.getPage(1)).getAnnotations()).toMatchObject([{ subtype: 'Ink' }])
  expect((await mine.open({ token, file: file.id })).size).toBeLessThan(theirs.size)
  await expect((await as(team.advogado)).processChat.chat.open({ token, file: file.id })).rejects.toMatchObject({
    status: 404,
  })
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  await expect(mine.write({ token, audience: 'todos', text: 'oi' })).rejects.toMatchObject({ status: 409 })
  expect(await mine.list({ token })).toMatchObject({ data: [{ files: [{ id: file.id }] }], audiences: [] })
})

test('a mail says that something is unread, once, and to nobody who has left', async ({ ctx, as }) => {
  const { process, token, client, team, reception } = await aProcess(ctx)
  const mine = (await as(client)).processChat.chat
  const mail = (user: { id: number }) =>
    unreadMailJobs['process_chat.mail_unread'](ctx, { process_id: process.id, user_id: user.id })
  const sent = async () => (await ctx.db.select().from(mails)).map(({ to, text }) => [to, text.includes('MARCADOR')])
  const { id } = await mine.write({ token, audience: 'medico', text: 'MARCADOR' })
  await mail(team.medico)
  await mail(team.medico)
  await mail(team.advogado)
  await mail(client)
  expect(await sent()).toEqual([[team.medico.email, false]])
  await mine.write({ token, audience: 'todos', text: 'de novo' })
  await (await as(team.medico)).processChat.chat.read({ token, read_id: id + 1 })
  await mail(team.medico)
  const { advogado, 'engenheiro-agronomo': agronomo } = team
  await (await as(reception)).processes.processes.setTeam({
    token,
    advogado: null,
    advogado_secundario: null,
    medico: null,
    engenheiro_agronomo: agronomo.id,
  })
  await mail(advogado)
  expect(await sent()).toHaveLength(1)
})

const live = async (ctx: Context) => (await ctx.db.select().from(live_events)).map(({ channel }) => channel)
test('open pages hear that there is something', async ({ ctx, as }) => {
  const { process, token, client } = await aProcess(ctx)
  await (await as(client)).processChat.chat.write({ token, audience: 'todos', text: 'oi' })
  expect(await live(ctx)).toContain(`process-chat:${process.id}`)
})

test('a key that comes again with other words or for others is refused: nothing seems to be sent that is not', async ({
  ctx,
  as,
}) => {
  const { token, client } = await aProcess(ctx)
  const { chat } = (await as(client)).processChat
  const idempotency_key = crypto.randomUUID()
  await chat.write({ token, audience: 'todos', text: 'Primeira', idempotency_key })
  for (const other of [
    { audience: 'medico' as const, text: 'Primeira' },
    { audience: 'todos' as const, text: 'Segunda' },
  ])
    await expect(chat.write({ token, ...other, idempotency_key })).rejects.toMatchObject({ status: 409 })
})

test('an open stream ends with the access that opened it: another profession, a role taken away', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { process, token, client, team } = await aProcess(ctx)
  const context = await contextOf(team['engenheiro-agronomo'])
  expect(await hasSameAccess(context)).toBe(true)
  await ctx.db.update(users).set({ user_type: 'grower' }).where(eq(users.id, team['engenheiro-agronomo'].id))
  expect(await hasSameAccess(context)).toBe(false)
  await (await as(client)).processChat.chat.write({ token, audience: 'todos', text: 'oi' })
  const stream = await followChat(
    { ...context, viewer: { ...signedIn(context), user_type: 'engenheiro-agronomo' } },
    token,
    { lastEventId: '0' },
  )
  expect(await stream.next()).toMatchObject({ done: true })
  expect(await ctx.db.$count(live_events, eq(live_events.channel, `process-chat:${process.id}`))).toBe(1)
})

test('where the new ones begin is told until they are read: of others, in what one reads', async ({
  ctx,
  as,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processChat.chat
  const doctor = (await as(team.medico)).processChat.chat
  for (const text of ['um', 'dois']) await mine.write({ token, audience: 'todos', text })
  await mine.write({ token, audience: 'juridico', text: 'só a advocacia' })
  const first = async (chat = doctor) => {
    const { data, first_unread } = await chat.list({ token })
    return data.find(({ id }) => id === first_unread)?.text ?? null
  }
  expect([await first(), await first(mine)]).toEqual(['um', null])
  const address = `/comunidade-360/medico/processo/${token}/chat`
  expect((await page(address, team.medico)).text).toContain('novas a partir daqui')
  expect((await page(address, team.medico)).text).not.toContain('novas a partir daqui')
  await mine.write({ token, audience: 'medico', text: 'três' })
  expect(await first()).toBe('três')
})
