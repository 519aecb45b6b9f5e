import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { CONSENT } from './consent.words.ts'
import { leads } from './leads.table.ts'

test('who left a contact sees it by the link of the mail and takes it back, without login; opening alone erases nothing', async ({
  ctx,
  api,
  page,
}) => {
  const email = 'rosa@exemplo.com.br'
  const lead = { name: 'Rosa', email, landing: 'produto', phone: '(31) 98765-4321', consent: true } as const
  await api.support.leads.send({ ...lead, question: 'Serve para a minha tenda?', consent_version: CONSENT })
  const [mail] = await ctx.db.select().from(mails)
  const [{ uuid } = { uuid: '' }] = await ctx.db.select().from(contact_messages)
  const link = new RegExp(`/contato/${uuid}/apagar\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? ''
  const opened = await page(link)
  expect(opened).toMatchObject({ status: 200, heading: 'Apagar o seu contato?' })
  expect(opened.text).toMatch(/Quer saber mais: Ganzá.*Serve para a minha tenda\?.*\(31\) 98765-4321/)
  expect(await ctx.db.$count(leads)).toBe(1)
  const other = crypto.randomUUID()
  for (const wrong of [`${link}x`, link.replace(uuid, other), `/contato/${uuid}/apagar`])
    expect((await page(wrong)).status).toBe(404)
  const erased = await opened.press('Apagar o meu contato')
  expect(erased).toMatchObject({ status: 200, heading: 'O seu contato está apagado' })
  for (const table of [leads, contact_messages, mails]) expect(await ctx.db.$count(table)).toBe(0)
  // Pressed again on a page that stood open, or opened late.
  for (const again of [await opened.press('Apagar o meu contato'), await page(link)])
    expect(again).toMatchObject({ status: 200, heading: 'O seu contato está apagado' })
})
