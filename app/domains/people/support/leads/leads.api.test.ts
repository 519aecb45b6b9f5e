import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { answerSubject } from '../tickets/tickets.emails.tsx'
import { aTicket } from '../tickets/tickets.factory.ts'
import { ticket_files, ticket_messages } from '../tickets/tickets.table.ts'
import { CONSENT, consentWords } from './consent.words.ts'
import { leads } from './leads.table.ts'

const lead = {
  landing: 'master-grower',
  name: 'Rosa <b>',
  email: 'rosa@exemplo.com.br',
  phone: '(31) 98765-4321',
  consent: true,
  consent_version: CONSENT,
} as const

test('a lead is kept with the words it agreed to, is told by mail, and reaches the list of the team', async ({
  ctx,
  api,
  as,
}) => {
  expect(await api.support.leads.send({ ...lead, email: ' Rosa@Exemplo.com.br ' })).toMatchObject({
    landing: 'master-grower',
  })
  const [kept] = await ctx.db.select().from(leads)
  expect(kept).toMatchObject({
    ...{ landing: 'master-grower', email: lead.email, phone: '+5531987654321', consent_version: CONSENT },
    ...{ consent_words: consentWords(CONSENT), consented_at: ctx.now() },
  })
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ to: lead.email, subject: 'Recebemos o seu pedido de contato' })
  expect(mail?.html).not.toContain('Rosa')

  const { queue } = (await as(await aStaffMember(ctx, ['support.manage']))).support
  const listed = async (landing: 'master-grower' | 'produto') => (await queue.queue({ landing })).data
  expect(await listed('master-grower')).toMatchObject([{ name: lead.name, lead: { phone: '+5531987654321' } }])
  expect(await listed('produto')).toEqual([])
  const [{ uuid } = { uuid: '' }] = await listed('master-grower')
  expect((await queue.read({ uuid })).staff?.lead).toMatchObject({ consent_words: consentWords(CONSENT) })
})

test('the mail says the same of every page: nobody learns from it that its reader is a patient', async ({
  ctx,
  api,
}) => {
  for (const landing of ['produto', 'cultivando-meu-remedio', 'comunidade-360-consultoria-hc-cultivo-em-casa'] as const)
    await api.support.leads.send({ ...lead, landing })
  const sent = (await ctx.db.select().from(mails)).map(({ subject, html, text }) =>
    [subject, html, text].join().replaceAll(/contato\/[\w-]+\/apagar\?token=[\w-]+/g, ''),
  )
  expect(new Set(sent).size).toBe(1)
  expect(sent[0]).not.toMatch(/rem[ée]dio|comunidade|hc|ganz/i)
})

test('the same person on the same page is one lead; on another page another one', async ({ ctx, api }) => {
  for (const phone of ['', '(11) 91234-5678']) await api.support.leads.send({ ...lead, phone })
  await api.support.leads.send({ ...lead, landing: 'produto' })
  expect(
    (await ctx.db.select().from(leads).orderBy(leads.contact_id)).map(({ landing, phone }) => [landing, phone]),
  ).toEqual([
    ['master-grower', null],
    ['produto', '+5531987654321'],
  ])
  expect(await ctx.db.select().from(contact_messages)).toHaveLength(2)
  expect(await ctx.db.select().from(mails)).toHaveLength(2)
})

test('who comes again with another number, or after the end, is heard once more; the same again says nothing new', async ({
  ctx,
  as,
  api,
}) => {
  const again = (phone: string) => api.support.leads.send({ ...lead, phone })
  for (const phone of ['(31) 98765-4321', '', '(11) 91234-5678', '(11) 91234-5678']) await again(phone)
  const { queue } = (await as(await aStaffMember(ctx, ['support.manage']))).support
  const [{ uuid } = { uuid: '' }] = await ctx.db.select().from(contact_messages)
  const said = async () => (await queue.read({ uuid })).messages.slice(1).map(({ text }) => text)
  expect(await said()).toEqual(['Pediu contato de novo, com o telefone (11) 91234-5678.'])
  await queue.change({ uuid, state: 'fechado', assigned_to: null })
  await again('')
  expect(await said()).toEqual([expect.any(String), 'Pediu contato de novo.'])
  expect(await queue.read({ uuid })).toMatchObject({ state: 'aberto' })
})

test('a question opens the conversation, another goes on with it, the same is said once, and some pages take none', async ({
  ctx,
  as,
  api,
}) => {
  const ask = (question: string) => api.support.leads.send({ ...lead, question })
  for (const question of ['Serve para a minha tenda?', 'Serve para a minha tenda?', 'E o prazo?', 'E o prazo?', ''])
    await ask(question)
  const { queue } = (await as(await aStaffMember(ctx, ['support.manage']))).support
  const [{ uuid } = { uuid: '' }] = await ctx.db.select().from(contact_messages)
  expect((await queue.read({ uuid })).messages.map(({ text }) => text)).toEqual([
    'Serve para a minha tenda?',
    'E o prazo?',
  ])
  const told = { ...lead, email: 'lia@exemplo.com.br', question: 'O meu caso' }
  const quiet = api.support.leads.send({ ...told, landing: 'cultivando-meu-remedio' })
  await expect(quiet).rejects.toMatchObject({ status: 422, data: { errors: { question: [expect.any(String)] } } })
})

test('without consent, or with words that were never shown, nothing is kept; nor of a machine, which is told the same', async ({
  ctx,
  api,
}) => {
  const errorsOf = async (change: object) =>
    api.support.leads.send({ ...lead, ...change }).then(
      () => null,
      ({ status, data }) => [status, Object.keys(data.errors)],
    )
  expect(await errorsOf({ consent: false })).toEqual([422, ['consent']])
  expect(await errorsOf({ consent_version: CONSENT + 1 })).toEqual([422, ['consent']])
  expect(await errorsOf({ phone: '123', email: 'rosa@' })).toEqual([422, ['email', 'phone']])
  expect(await api.support.leads.send({ ...lead, website: 'http://mal.example' })).toEqual({
    landing: 'master-grower',
    uuid: expect.any(String),
  })
  expect(await ctx.db.select().from(contact_messages)).toEqual([])
  expect(await ctx.db.select().from(mails)).toEqual([])
})

test('what is put right keeps its question, and tells nothing more to the wrong address; not after an answer, nor by who has no receipt', async ({
  ctx,
  as,
  api,
}) => {
  const wrong = { ...lead, email: 'roza@exemplo.com.br', question: 'Serve para a minha tenda?' }
  const { uuid: first } = await api.support.leads.send(wrong)
  const [mail] = await ctx.db.select().from(mails)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await api.support.leads.left({ uuid: first, token })).left?.message).toBe(wrong.question)
  const { uuid: corrects } = await api.support.leads.send({ ...lead, corrects: first })
  await api.support.leads.send({ ...lead, corrects: first })
  expect(await ctx.db.select().from(contact_messages)).toMatchObject([
    { uuid: corrects, email: lead.email, message: wrong.question },
  ])
  expect(await api.support.leads.left({ uuid: first, token })).toEqual({ left: null })
  expect((await ctx.db.select().from(mails)).map(({ to }) => to)).toEqual([lead.email])
  const other = { ...lead, email: 'lia@exemplo.com.br' }
  await api.support.leads.send({ ...other, corrects: crypto.randomUUID() })
  await (await as(await aStaffMember(ctx, ['support.manage']))).support.queue.answer({ uuid: corrects, text: 'Serve.' })
  await api.support.leads.send({ ...lead, email: 'bia@exemplo.com.br', corrects })
  expect((await ctx.db.select().from(leads)).map(({ email }) => email).toSorted()).toEqual(
    ['bia@exemplo.com.br', 'lia@exemplo.com.br', lead.email].toSorted(),
  )
})

test('five an hour of one e-mail, ten of one address', async ({ api }) => {
  for (let sent = 0; sent < 5; sent++) await api.support.leads.send(lead)
  await expect(api.support.leads.send(lead)).rejects.toMatchObject({ status: 429 })
  for (let sent = 0; sent < 4; sent++) await api.support.leads.send({ ...lead, email: `rosa${sent}@exemplo.com.br` })
  await expect(api.support.leads.send({ ...lead, email: 'outra@exemplo.com.br' })).rejects.toMatchObject({
    status: 429,
  })
})

test('of somebody signed in it is known whose it is', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  await (await as(user)).support.leads.send(lead)
  const [kept] = await ctx.db.select().from(contact_messages)
  expect(kept).toMatchObject({ user_id: user.id, state: 'aberto' })
})

test('who asks for it is erased: lead, conversation and files, by the team alone; another ticket is not', async ({
  ctx,
  as,
  api,
  contextOf,
}) => {
  await api.support.leads.send(lead)
  const [{ uuid } = { uuid: '' }] = await ctx.db.select().from(contact_messages)
  const staff = await aStaffMember(ctx, ['support.manage'])
  const team = await as(staff)
  const file = await aPrivateFile(await contextOf(staff))
  await team.support.queue.answer({ uuid, text: 'Oi, Rosa.', file_ids: [file.id] })
  await team.support.queue.note({ uuid, text: 'Ligar amanhã.' })
  const other = await aTicket(ctx)
  const kept = { to: lead.email, subject: answerSubject(other.protocol), html: '', text: '' }
  await ctx.db.insert(mails).values(kept)
  await expect(api.support.queue.erase({ uuid })).rejects.toMatchObject({ status: 401 })
  await expect((await as(await aUser(ctx))).support.queue.erase({ uuid })).rejects.toMatchObject({ status: 403 })
  await expect(team.support.queue.erase({ uuid: other.uuid })).rejects.toMatchObject({ status: 409 })
  await team.support.queue.erase({ uuid })
  await expect(team.support.queue.erase({ uuid })).rejects.toMatchObject({ status: 404 })
  for (const table of [leads, ticket_messages, ticket_files, private_files]) expect(await ctx.db.$count(table)).toBe(0)
  expect((await ctx.db.select().from(contact_messages)).map(({ id }) => id)).toEqual([other.id])
  expect((await ctx.db.select().from(mails)).map(({ subject }) => subject)).toEqual([kept.subject])
  await api.support.leads.send(lead)
  expect(await ctx.db.$count(leads)).toBe(1)
})

test('of an erased lead who has an account keeps no notice', async ({ ctx, as }) => {
  const { support, notifications } = await as(await aUser(ctx))
  await support.leads.send(lead)
  const [{ uuid } = { uuid: '' }] = await ctx.db.select().from(contact_messages)
  const { queue } = (await as(await aStaffMember(ctx, ['support.manage']))).support
  await queue.answer({ uuid, text: 'Oi.' })
  expect(await notifications.list({})).toMatchObject({ total: 1 })
  await queue.erase({ uuid })
  expect(await notifications.list({})).toMatchObject({ total: 0 })
})
