import { eq } from 'drizzle-orm'
import { user_roles } from '#domains/people/accounts/roles/roles.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { aPdf, aPrivateFile } from '#platform/files/private-files.factory.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { CONSENT } from '../leads/consent.words.ts'
import { aTicket } from './tickets.factory.ts'

const key = '0198aaaa-0000-7000-8000-00000000000c'
const mailsTo = (ctx: Context, email: string) => ctx.db.select().from(mails).where(eq(mails.to, email))
const theTeam = (ctx: Context) => aUser(ctx, { user_type: 'admin' })

/** The token in the last mail's link. */
async function tokenOf(ctx: Context, email: string) {
  const mail = (await mailsTo(ctx, email)).at(-1)
  return mail?.text.match(/\/contato\/[\w-]+\?token=([\w-]+)/)?.[1] ?? ''
}

test('the team answers, the person reads, replies with a file, closes and reopens', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const ticket = await aTicket(ctx, { user_id: user.id, email: user.email })
  const admin = await theTeam(ctx)
  const { queue } = (await as(admin)).support
  const { uuid } = ticket
  const file = await aPrivateFile(await contextOf(admin), 'guia.pdf')
  const answered = await queue.answer({ uuid, text: 'Achamos a sua planta.\n\nAté logo.', file_ids: [file.id] })
  expect(answered).toMatchObject({
    meanwhile: null,
    ticket: { state: 'respondido', staff: { assigned: { id: admin.id }, waiting_days: null } },
  })
  const [mail] = await mailsTo(ctx, user.email)
  expect(mail?.subject).toBe(`Respondemos sua mensagem (protocolo ${ticket.protocol})`)
  expect(mail?.text).toContain('Achamos a sua planta.\n\nAté logo.')
  expect(mail?.text).toContain(`/perfil/tickets/${uuid}`)
  const { tickets } = (await as(user)).support
  const seen = await tickets.show({ uuid })
  expect(seen).toMatchObject({ staff: null, can: { reply: true, attach: true, close: true, reopen: false } })
  expect(seen.messages).toMatchObject([
    { id: 0, from: 'person', text: ticket.message },
    { from: 'staff', author: 'Equipe Grower', files: [{ id: file.id, name: 'guia.pdf' }] },
  ])
  expect(await (await tickets.openFile({ uuid, file: file.id })).text()).toBe(aPdf)
  const mine = await aPrivateFile(await contextOf(user), 'foto.pdf')
  expect(await tickets.reply({ uuid, text: 'Obrigada!', file_ids: [mine.id] })).toMatchObject({ state: 'aberto' })
  expect(await tickets.close({ uuid })).toMatchObject({ state: 'fechado', can: { reply: false, reopen: true } })
  await expect(tickets.reply({ uuid, text: 'Mais uma' })).rejects.toMatchObject({ status: 409 })
  expect(await tickets.reopen({ uuid })).toMatchObject({ state: 'aberto', can: { reply: true } })
  expect(await tickets.list({})).toMatchObject({ total: 1, data: [{ uuid, state: 'aberto' }] })
})

test('thirty days after the end nobody goes on with it', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const { uuid } = await aTicket(ctx, { user_id: user.id, state: 'fechado', closed_at: ctx.now() })
  const { tickets } = (await as(user)).support
  clock.now = new Date(clock.now.getTime() + 29 * DAY)
  expect((await (await as(user)).support.tickets.show({ uuid })).can).toMatchObject({ reopen: true })
  clock.now = new Date(clock.now.getTime() + 1.1 * DAY)
  expect((await (await as(user)).support.tickets.show({ uuid })).can).toMatchObject({ reopen: false, reply: false })
  await expect(tickets.reopen({ uuid })).rejects.toMatchObject({ status: 409 })
})

test('a visitor reads and replies by the mailed link, which no other link opens and the end ends', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const [ticket, other] = [await aTicket(ctx), await aTicket(ctx, { email: 'lia@exemplo.com.br' })]
  const { queue } = (await as(await theTeam(ctx))).support
  await queue.answer({ uuid: ticket.uuid, text: 'Oi, Rosa.' })
  await queue.answer({ uuid: other.uuid, text: 'Oi, Lia.' })
  const token = await tokenOf(ctx, ticket.email)
  const ref = { uuid: ticket.uuid, token }
  expect(await api.support.tickets.show(ref)).toMatchObject({ staff: null, can: { reply: true, attach: false } })
  expect(await api.support.tickets.reply({ ...ref, text: 'Sou eu.' })).toMatchObject({ state: 'aberto' })
  await expect(api.support.tickets.reply({ ...ref, text: 'x', file_ids: [1] })).rejects.toMatchObject({
    status: 422,
    data: { errors: { file_ids: [expect.stringMatching(/entre na sua conta/)] } },
  })
  for (const wrong of [
    { uuid: other.uuid, token },
    { uuid: ticket.uuid },
    { uuid: ticket.uuid, token: 'x'.repeat(43) },
  ])
    for (const call of [api.support.tickets.show, api.support.tickets.close, api.support.tickets.reopen])
      await expect(call(wrong)).rejects.toMatchObject({ status: 404 })
  await queue.change({ uuid: ticket.uuid, state: 'fechado' })
  expect(await api.support.tickets.show(ref)).toMatchObject({ state: 'fechado' })
  clock.now = new Date(clock.now.getTime() + 31 * DAY)
  await expect(api.support.tickets.show(ref)).rejects.toMatchObject({ status: 404 })
})

test('to others it does not exist: neither the conversation nor its files nor its notes', async ({
  ctx,
  as,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const { uuid } = await aTicket(ctx, { user_id: user.id })
  const file = await aPrivateFile(await contextOf(user))
  const own = (await as(user)).support.tickets
  await own.reply({ uuid, text: 'Veja', file_ids: [file.id] })
  const { queue } = (await as(await theTeam(ctx))).support
  expect((await queue.note({ uuid, text: 'Parece engano dela.' })).messages.at(-1)).toMatchObject({ from: 'note' })
  expect(JSON.stringify(await own.show({ uuid }))).not.toContain('engano')
  const { tickets, queue: closed } = (await as(await aUser(ctx))).support
  for (const call of [tickets.show, tickets.close, tickets.reopen])
    await expect(call({ uuid })).rejects.toMatchObject({ status: 404 })
  await expect(tickets.openFile({ uuid, file: file.id })).rejects.toMatchObject({ status: 404 })
  await expect(tickets.reply({ uuid, text: 'oi' })).rejects.toMatchObject({ status: 404 })
  expect(await tickets.list({})).toMatchObject({ total: 0 })
  for (const call of [() => closed.queue({}), () => closed.read({ uuid }), () => closed.note({ uuid, text: 'x' })])
    await expect(call()).rejects.toMatchObject({ status: 403 })
  // The team has its own calls: on the sender's side the ticket is 404 for them.
  const other = (await as(await theTeam(ctx))).support.tickets
  for (const call of [other.show, other.close, other.reopen])
    await expect(call({ uuid })).rejects.toMatchObject({ status: 404 })
  await expect(closed.answer({ uuid, text: 'x' })).rejects.toMatchObject({ status: 403 })
  await expect(closed.change({ uuid, state: 'fechado' })).rejects.toMatchObject({ status: 403 })
})

test('the second of the team is told of the first, and both answers stay', async ({ ctx, as }) => {
  const { uuid } = await aTicket(ctx)
  const [first, second] = [await theTeam(ctx), await aUser(ctx, { roles: ['admin'], nickname: 'beto' })]
  const seen = 0
  await (await as(second)).support.queue.answer({ uuid, text: 'Já estou vendo.', seen })
  const { meanwhile, ticket } = await (await as(first)).support.queue.answer({ uuid, text: 'Vamos ver.', seen })
  expect(meanwhile).toBe('beto')
  expect(ticket.messages.map(({ text }) => text)).toEqual(['Ela estava aqui ontem.', 'Já estou vendo.', 'Vamos ver.'])
  const last = ticket.messages.at(-1)?.id
  expect((await (await as(first)).support.queue.answer({ uuid, text: 'Pronto.', seen: last })).meanwhile).toBeNull()
})

test('an answer goes to the address that the account has now, and never to another one', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const { uuid } = await aTicket(ctx, { user_id: user.id, email: 'engano@exemplo.com.br' })
  const { queue } = (await as(await theTeam(ctx))).support
  expect((await queue.answer({ uuid, text: 'Oi.' })).ticket.staff).toMatchObject({ email: user.email })
  expect((await ctx.db.select().from(mails)).map(({ to }) => to)).toEqual([user.email])
})

test('an answer is a notice without its words, by the ways that the person chose, until they read it', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  const { uuid } = await aTicket(ctx, { user_id: user.id })
  const { notifications: own, support } = await as(user)
  await own.settings.change({ choices: [{ kind: 'ticket', channel: 'e-mail', wanted: false }] })
  const { queue } = (await as(await theTeam(ctx))).support
  for (let turn = 0; turn < 2; turn++) await queue.answer({ uuid, text: 'Regue menos.', idempotency_key: key })
  await queue.answer({ uuid, text: 'E adube.' })
  const notices = await ctx.db.select().from(notifications)
  expect(notices).toMatchObject(
    Array(2).fill({ user_id: user.id, kind: 'ticket', url: `/perfil/tickets/${uuid}`, read_at: null }),
  )
  expect(JSON.stringify(notices)).not.toMatch(/Regue|adube|planta/)
  expect(await ctx.db.select().from(mails)).toEqual([])
  await support.tickets.show({ uuid })
  expect((await own.list({})).data.map(({ read }) => read)).toEqual([true, true])
})

test('the same form sent twice is one message and one mail; what is empty is refused', async ({ ctx, as }) => {
  const { uuid, email } = await aTicket(ctx)
  const { queue } = (await as(await theTeam(ctx))).support
  for (let turn = 0; turn < 2; turn++) await queue.answer({ uuid, text: 'Oi.', idempotency_key: key })
  expect((await queue.read({ uuid })).messages).toHaveLength(2)
  expect(await mailsTo(ctx, email)).toHaveLength(1)
  await expect(queue.answer({ uuid, text: '  ' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { text: [expect.any(String)] } },
  })
})

test('state and who takes care: only of the team, noted in the audit log', async ({ ctx, as }) => {
  const { uuid } = await aTicket(ctx)
  const admin = await theTeam(ctx)
  const { queue } = (await as(admin)).support
  expect(await queue.change({ uuid, state: 'resolvido', assigned_to: admin.id })).toMatchObject({
    state: 'resolvido',
    staff: { assigned: { id: admin.id } },
    reopen_until: new Date(ctx.now().getTime() + 30 * DAY),
  })
  const stranger = await aUser(ctx)
  await expect(queue.change({ uuid, state: 'aberto', assigned_to: stranger.id })).rejects.toMatchObject({
    status: 422,
    data: { errors: { assigned_to: [expect.any(String)] } },
  })
  const logged = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `ticket:${uuid}`))
    .orderBy(audit_log.id)
  expect(logged).toMatchObject([{ user_id: admin.id, action: 'ticket.changed', before: { state: 'aberto' } }])
})

test('the queue: overdue first, then what waits, then the rest; search, filters, pages', async ({ ctx, as }) => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  const make = (subject: string, days: number, more: Parameters<typeof aTicket>[1] = {}) =>
    aTicket(ctx, { subject, created_at: ago(days), last_at: ago(days), ...more })
  const admin = await theTeam(ctx)
  await make('nova', 0, { topic: 'ideia', email: 'nova@exemplo.com.br' })
  await make('respondida', 2, { state: 'respondido', first_answered_at: ago(1), assigned_to: admin.id })
  await make('atrasada', 8)
  await make('fechada', 20, { state: 'fechado', closed_at: ago(1) })
  await make('reaberta', 9, { first_answered_at: ago(9) })
  const { queue } = (await as(admin)).support
  const subjects = async (filter: Parameters<typeof queue.queue>[0]) =>
    (await queue.queue(filter)).data.map(({ subject }) => subject)
  expect(await subjects({})).toEqual(['atrasada', 'nova', 'reaberta', 'respondida', 'fechada'])
  expect((await queue.queue({})).data.map(({ waiting_days }) => waiting_days)).toEqual([8, 0, null, null, null])
  expect(await subjects({ state: 'fechado' })).toEqual(['fechada'])
  expect(await subjects({ topic: 'ideia' })).toEqual(['nova'])
  expect(await subjects({ assigned: 'me' })).toEqual(['respondida'])
  expect(await subjects({ search: 'NOVA@exemplo' })).toEqual(['nova'])
  expect(await subjects({ search: '%' })).toEqual([])
  expect(await subjects({ order_by: 'created_at', order_type: 'asc', per_page: 2, page: 2 })).toEqual([
    'atrasada',
    'respondida',
  ])
  await expect(queue.queue({ state: 'sumido' as never })).rejects.toMatchObject({ status: 422 })
})

test('a ticket is found by its words, whatever the accents and capitals', async ({ ctx, as }) => {
  await aTicket(ctx, { subject: 'Irrigação', name: 'João da Conceição' })
  await aTicket(ctx, { subject: 'Outra coisa', name: 'Ana' })
  const { queue } = (await as(await theTeam(ctx))).support
  for (const search of ['irrigacao', 'IRRIGAÇÃO', 'joao da conceicao', 'Joáo'])
    expect(
      (await queue.queue({ search })).data.map(({ subject }) => subject),
      search,
    ).toEqual(['Irrigação'])
})

test('what the person writes after an answer waits with a deadline, marked, and who cares for it is told once', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const [first, other] = [await theTeam(ctx), await theTeam(ctx)]
  const { uuid } = await aTicket(ctx, { user_id: user.id, subject: 'entrega' })
  await aTicket(ctx, { subject: 'respondida', state: 'respondido', first_answered_at: ctx.now() })
  const { queue } = (await as(first)).support
  await queue.answer({ uuid, text: 'Que cidade?' })
  expect(await queue.queue({ again: 'sim' })).toMatchObject({ total: 0 })
  await (await as(other)).support.queue.answer({ uuid, text: 'E o bairro?' })
  const { tickets } = (await as(user)).support
  for (const text of ['Manaus', 'Centro']) {
    clock.now = new Date(clock.now.getTime() + 6 * DAY)
    await (await as(user)).support.tickets.reply({ uuid, text })
  }
  const waits = { state: 'aberto', waiting_days: 6, asked_again: true }
  expect((await (await as(first)).support.queue.queue({ again: 'sim' })).data).toMatchObject([{ uuid, ...waits }])
  const team = await as(first)
  const told = async (who: typeof team) => (await who.notifications.list({})).data
  expect(await told(team)).toMatchObject([{ url: `/admin/contatos/ticket/${uuid}`, read: false }])
  expect(await told(await as(other))).toEqual([])
  expect((await team.support.queue.read({ uuid })).staff).toMatchObject({ waiting_days: 6, asked_again: true })
  expect(await told(team)).toMatchObject([{ read: true }])
  const answered = await team.support.queue.answer({ uuid, text: 'Entregamos.' })
  expect(answered.ticket.staff).toMatchObject({ waiting_days: null, asked_again: false })
  await tickets.reply({ uuid, text: 'E em Belém?' })
  expect(await told(team)).toHaveLength(2)
})

test('who answered last is told when nobody is responsible, and nobody who left the team', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const [member, admin] = [await aStaffMember(ctx, ['support.manage']), await theTeam(ctx)]
  const { uuid } = await aTicket(ctx, { user_id: user.id })
  const reply = async (text: string) => (await as(user)).support.tickets.reply({ uuid, text })
  const { queue } = (await as(admin)).support
  const free = () => queue.change({ uuid, state: 'respondido', assigned_to: null })
  await (await as(member)).support.queue.answer({ uuid, text: 'Oi.' })
  await free()
  await reply('De novo')
  const told = () => ctx.db.$count(notifications, eq(notifications.user_id, member.id))
  expect(await told()).toBe(1)
  await (await as(member)).support.queue.answer({ uuid, text: 'Oi.' })
  await free()
  await ctx.db.delete(user_roles).where(eq(user_roles.user_id, member.id))
  await reply('Mais uma')
  expect(await told()).toBe(1)
})

test('a question stands above whoever left an address and asked nothing', async ({ ctx, as, api, clock }) => {
  const email = 'rosa@exemplo.com.br'
  const lead = { landing: 'produto', name: 'Rosa', email, consent: true, consent_version: CONSENT } as const
  await api.support.leads.send(lead)
  const user = await aUser(ctx)
  const { uuid } = await aTicket(ctx, { user_id: user.id, subject: 'segunda' })
  await (await as(await theTeam(ctx))).support.queue.answer({ uuid, text: 'Oi.' })
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  await (await as(user)).support.tickets.reply({ uuid, text: 'E o prazo?' })
  clock.now = new Date(clock.now.getTime() + DAY)
  await aTicket(ctx, { subject: 'primeira' })
  const { queue } = (await as(await theTeam(ctx))).support
  expect((await queue.queue({})).data.map(({ subject }) => subject)).toEqual([
    'segunda',
    'primeira',
    'Quer saber mais: Ganzá',
  ])
})

test('what was written without an account is of the account that has confirmed its address, and of no other', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx, { email: 'Neusa@exemplo.com.br' })
  const stranger = await aUser(ctx, { email: 'nova@exemplo.com.br', email_verified_at: null })
  const { uuid } = await aTicket(ctx, { email: 'neusa@exemplo.com.br' })
  const other = await aTicket(ctx, { email: 'neusa@exemplo.com.br', subject: 'Outra' })
  const unproved = await aTicket(ctx, { email: 'nova@exemplo.com.br' })
  const theirs = await aTicket(ctx, { email: 'neusa@exemplo.com.br', user_id: stranger.id })
  const { queue } = (await as(await theTeam(ctx))).support
  const { ticket } = await queue.answer({ uuid, text: 'Oi, Neusa.' })
  expect(ticket.staff).toMatchObject({ nickname: user.nickname, signed_in: false })
  // Written by another account that had the address: the team sees it, its owner of today does not.
  expect(ticket.staff?.others).toMatchObject({ total: 2 })
  expect(ticket.staff?.others?.newest.map((one) => one.uuid)).toEqual([theirs.uuid, other.uuid])
  expect((await queue.read({ uuid: unproved.uuid })).staff).toMatchObject({ nickname: null, others: { total: 0 } })
  const { support, notifications: own } = await as(user)
  expect((await support.tickets.list({})).data.map((one) => one.uuid).sort()).toEqual([uuid, other.uuid].sort())
  expect(await own.list({})).toMatchObject({ data: [{ url: `/perfil/tickets/${uuid}` }] })
  expect(await support.tickets.reply({ uuid, text: 'Sou eu.' })).toMatchObject({ can: { attach: true } })
  // Whoever has the address later does not have what an account wrote.
  await ctx.db.update(users).set({ email: 'neusa@outra.com.br' }).where(eq(users.id, user.id))
  const later = (await as(await aUser(ctx, { email: 'neusa@exemplo.com.br' }))).support.tickets
  expect((await later.list({})).data.map((one) => one.uuid)).toEqual([other.uuid])
  await expect(later.show({ uuid })).rejects.toMatchObject({ status: 404 })
  expect((await support.tickets.list({})).data.map((one) => one.uuid)).toEqual([uuid])
  for (const one of [unproved, theirs]) await expect(support.tickets.show(one)).rejects.toMatchObject({ status: 404 })
  const { tickets } = (await as(stranger)).support
  expect((await tickets.list({})).data.map((one) => one.uuid)).toEqual([theirs.uuid])
  await expect(tickets.show(unproved)).rejects.toMatchObject({ status: 404 })
})
