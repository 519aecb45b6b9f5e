import { aProfessional } from '#domains/care/processes/processes.factory.ts'
import { anAdmin, aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { CONSENT } from '#domains/people/support/leads/consent.words.ts'
import { aTicket } from '#domains/people/support/tickets/tickets.factory.ts'
import { receptionLanding } from '#domains/people/support/tickets/tickets.policy.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'

const asked = { name: 'Dalva', email: 'dalva@exemplo.com.br', phone: '(31) 98765-4321' }
const lead = { ...asked, landing: receptionLanding, consent: true, consent_version: CONSENT } as const

test('who asks for contact on the public page is read and answered by the reception; of other contacts it knows nothing', async ({
  ctx,
  as,
  api,
}) => {
  await api.support.leads.send(lead)
  await api.support.leads.send({ ...lead, landing: 'produto', email: 'outra@exemplo.com.br' })
  const foreign = await aTicket(ctx)
  const { processDesk, support } = await as(await aUser(ctx, { user_type: 'acolhimento' }))
  expect((await processDesk.show({})).contacts).toBe(1)
  const { data } = await processDesk.contacts.list({})
  expect(data).toMatchObject([{ name: 'Dalva', email: lead.email, lead: { phone: '+5531987654321' } }])
  const uuid = data[0]?.uuid ?? ''
  await processDesk.contacts.answer({ uuid, text: 'Oi, Dalva. Conte o seu caso.' })
  expect(await processDesk.contacts.show({ uuid })).toMatchObject({
    state: 'respondido',
    messages: [{}, { from: 'staff' }],
  })
  expect(
    (await ctx.db.select().from(mails)).some(({ to, text }) => to === lead.email && text.includes('Oi, Dalva.')),
  ).toBe(true)
  expect((await ctx.db.select().from(audit_log)).map(({ action }) => action)).toContain('ticket.answered')
  expect((await processDesk.show({})).contacts).toBe(0)
  const produto = (await (await as(await anAdmin(ctx))).support.queue.queue({ landing: 'produto' })).data[0]?.uuid ?? ''
  for (const other of [foreign.uuid, produto]) {
    await expect(processDesk.contacts.show({ uuid: other })).rejects.toMatchObject({ status: 404 })
    await expect(processDesk.contacts.answer({ uuid: other, text: 'Oi' })).rejects.toMatchObject({ status: 404 })
    await expect(support.tickets.show({ uuid: other })).rejects.toMatchObject({ status: 404 })
  }
  for (const call of [support.queue.queue({}), support.queue.read({ uuid }), support.queue.erase({ uuid })])
    await expect(call).rejects.toMatchObject({ status: 403 })
})

test('nobody else of Comunidade 360 finds the list or one of it', async ({ ctx, as, api, page }) => {
  await api.support.leads.send(lead)
  const { contacts } = (await as(await anAdmin(ctx))).processDesk
  const uuid = (await contacts.list({})).data[0]?.uuid ?? ''
  for (const who of [
    await aProfessional(ctx, 'advogado'),
    await aProfessional(ctx, 'medico'),
    await aUser(ctx),
    await aStaffMember(ctx, ['processes.manage']),
  ]) {
    const { processDesk } = await as(who)
    expect((await processDesk.show({})).contacts).toBeNull()
    for (const call of [
      processDesk.contacts.list({}),
      processDesk.contacts.show({ uuid }),
      processDesk.contacts.answer({ uuid, text: 'Oi' }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404 })
  }
  expect((await page('/comunidade-360/advogado/contatos', await aProfessional(ctx, 'advogado'))).status).toBe(404)
})

test('the reception answers from its area', async ({ ctx, api, page }) => {
  await api.support.leads.send(lead)
  const reception = await aUser(ctx, { user_type: 'acolhimento' })
  expect((await page('/comunidade-360/advogado', reception)).text).toContain('Pedidos de contato')
  const list = await page('/comunidade-360/advogado/contatos', reception)
  expect(list.text).toContain('(31) 98765-4321')
  const address = /\/comunidade-360\/advogado\/contatos\/[\w-]{36}/.exec(list.html)?.[0] ?? ''
  const one = await page(address, reception)
  expect(one.heading).toBe('Dalva')
  expect((await one.press('Enviar resposta', { text: 'Oi, Dalva.' })).toast).toContain('Resposta enviada')
  expect((await page('/comunidade-360/advogado/contatos/nada', reception)).status).toBe(404)
})
