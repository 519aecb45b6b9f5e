import { eq } from 'drizzle-orm'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { CONSENT } from './consent.words.ts'
import { leads } from './leads.table.ts'

test('two wrong addresses put right to the same one at once are one lead of it, and nobody meets a fault', async ({
  ctx,
  api,
}) => {
  const send = (email: string, corrects?: string) =>
    api.support.leads.send({
      ...{ landing: 'produto', name: 'Rosa', email, corrects, consent: true, consent_version: CONSENT },
    })
  const wrong = await Promise.all(['roza@exemplo.com.br', 'rosa@exemplo.com'].map((email) => send(email)))
  await Promise.all(wrong.map(({ uuid }) => send('rosa@exemplo.com.br', uuid)))
  expect(await ctx.db.$count(leads, eq(leads.email, 'rosa@exemplo.com.br'))).toBe(1)
})

test('the same person who sends the form five times at once is one lead, one ticket and one mail', async ({
  ctx,
  api,
}) => {
  const lead = {
    landing: 'produto',
    name: 'Rosa',
    email: 'rosa@exemplo.com.br',
    consent: true,
    consent_version: CONSENT,
  }
  await Promise.all(Array.from({ length: 5 }, () => api.support.leads.send({ ...lead, landing: 'produto' as const })))
  for (const table of [leads, contact_messages, mails]) expect(await ctx.db.$count(table)).toBe(1)
})
