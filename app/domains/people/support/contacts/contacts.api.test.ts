import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { CONSENT } from '../leads/consent.words.ts'
import { leads } from '../leads/leads.table.ts'
import { contact_messages } from './contacts.table.ts'

const form = {
  name: 'Rosa',
  email: 'rosa@exemplo.com.br',
  subject: 'Minha planta sumiu',
  message: 'Ela estava aqui ontem. Visite http://mal.example',
}
const key = '0198aaaa-0000-7000-8000-000000000001'

test('a visitor writes: the message is kept, and the protocol is told and mailed', async ({ ctx, api }) => {
  const receipt = await api.support.contacts.send({ ...form, email: ' Rosa@Exemplo.com.br ' })
  expect(receipt).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    protocol: expect.stringMatching(/^20261121-\d{6}$/),
    email: form.email,
  })
  const [kept] = await ctx.db.select().from(contact_messages).where(eq(contact_messages.uuid, receipt.uuid))
  expect(kept).toMatchObject({
    ...form,
    protocol: receipt.protocol,
    user_id: null,
    ip: '127.0.0.1',
    created_at: ctx.now(),
  })
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, form.email))
  expect(mail?.subject).toContain(receipt.protocol)
  expect(mail?.text).toContain(receipt.protocol)
})

test('the mail carries nothing that the sender typed', async ({ ctx, api }) => {
  await api.support.contacts.send(form)
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, form.email))
  for (const typed of [form.name, form.subject, 'mal.example'])
    expect(mail?.html + (mail?.subject ?? '')).not.toContain(typed)
})

test('of somebody signed in it is known whose it is', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const { uuid } = await (await as(user)).support.contacts.send(form)
  const [kept] = await ctx.db.select().from(contact_messages).where(eq(contact_messages.uuid, uuid))
  expect(kept?.user_id).toBe(user.id)
})

test('who is signed in is answered at their account’s address, whatever they typed', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const { support } = await as(user)
  expect(await support.contacts.send(form)).toMatchObject({ email: user.email })
  await support.leads.send({ ...form, landing: 'produto', phone: '', consent: true, consent_version: CONSENT })
  expect((await ctx.db.select().from(contact_messages)).map(({ email }) => email)).toEqual([user.email, user.email])
  expect((await ctx.db.select().from(leads)).map(({ email }) => email)).toEqual([user.email])
  expect(new Set((await ctx.db.select().from(mails)).map(({ to }) => to))).toEqual(new Set([user.email]))
})

test('the same form sent twice is one message, one mail and one answer', async ({ ctx, api }) => {
  const first = await api.support.contacts.send({ ...form, idempotency_key: key })
  expect(await api.support.contacts.send({ ...form, idempotency_key: key })).toEqual(first)
  expect(await ctx.db.select().from(contact_messages)).toHaveLength(1)
  expect(await ctx.db.select().from(mails).where(eq(mails.to, form.email))).toHaveLength(1)
  expect((await api.support.contacts.send(form)).protocol).not.toBe(first.protocol)
})

test('a key that comes back with other words, or from somebody else, answers nobody’s protocol', async ({
  ctx,
  as,
  api,
}) => {
  const user = await aUser(ctx)
  const theirs = { ...form, email: user.email, idempotency_key: key }
  await api.support.contacts.send(theirs)
  await expect(api.support.contacts.send({ ...theirs, message: 'Outra' })).rejects.toMatchObject({ status: 409 })
  await expect((await as(user)).support.contacts.send(theirs)).rejects.toMatchObject({ status: 409 })
  expect(await ctx.db.select().from(contact_messages)).toHaveLength(1)
})

test('what is missing or wrong is told beside its field, and nothing is kept', async ({ ctx, api }) => {
  const wrong = { name: ' ', email: 'rosa@', subject: '', message: 'x'.repeat(5001) }
  const one = [expect.any(String)]
  await expect(api.support.contacts.send(wrong)).rejects.toMatchObject({
    status: 422,
    data: { errors: { name: one, email: one, subject: one, message: one } },
  })
  expect(await ctx.db.select().from(contact_messages)).toEqual([])
})

test('one e-mail gets five mails an hour, whatever its capitals', async ({ api, clock }) => {
  for (let sent = 0; sent < 5; sent++) await api.support.contacts.send(form)
  const again = { ...form, email: form.email.toUpperCase() }
  await expect(api.support.contacts.send(again)).rejects.toMatchObject({ status: 429, data: { retry_after: 3600 } })
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  await expect(api.support.contacts.send(again)).resolves.toBeDefined()
})

test('one address sends ten messages an hour, under whatever names', async ({ api }) => {
  for (let sent = 0; sent < 10; sent++)
    await api.support.contacts.send({ ...form, email: `rosa${sent}@exemplo.com.br` })
  await expect(api.support.contacts.send(form)).rejects.toMatchObject({ status: 429 })
})
