import { eq } from 'drizzle-orm'
import { anEvent, aPlace } from '#domains/learning/events/events.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { landings, quietLandings } from '#domains/people/support/leads/landing.kinds.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { landingWords } from './words/landing.words.ts'

const typed = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '', consent: 'true' }

test.for(landings)('/lps/%s says what it is, has one form, and takes an address', async (landing, { page }) => {
  const words = landingWords[landing]
  const start = await page(`/lps/${landing}`)
  expect(start).toMatchObject({ status: 200, heading: words.heading, title: `${words.title} - Grower` })
  expect(start.$(`#${words.anchor} form`)).toHaveLength(1)
  const refused = await start.press(words.form.button, { ...typed, consent: undefined, email: 'ana@' })
  expect(refused.status).toBe(422)
  expect(refused.error('email')).toMatch(/\S/)
  expect(refused.value('name')).toBe('Ana')
  const sent = await (await refused.press(words.form.button, typed)).follow()
  expect(sent.text).toContain(words.form.thanks)
  expect(sent.$(`main a[href="${words.form.next.to}"]`).text()).toContain(words.form.next.label)
  expect((await page(words.form.next.to)).status).toBe(200)
})

test('which address was noted stands there after a reload, to be put right, and on no other page', async ({
  ctx,
  page,
}) => {
  const { button } = landingWords.produto.form
  const left = { ...typed, phone: '(31) 98765-4321' }
  const question = 'Vale para a minha tenda?'
  const sent = await (await (await page('/lps/produto')).press(button, { ...left, question })).follow()
  const reloaded = await sent.open('/lps/produto')
  for (const one of [sent, reloaded]) expect(one.text).toContain('Anotamos o e-mail ana@exemplo.com.br. Corrigir')
  const again = await reloaded.click('Corrigir', 'main')
  expect(['name', 'email', 'phone'].map(again.value)).toEqual(['Ana', 'ana@exemplo.com.br', '(31) 98765-4321'])
  const right = await (await again.press(button, { ...left, email: 'ana.b@exemplo.com.br' })).follow()
  expect(right.text).toContain('Anotamos o e-mail ana.b@exemplo.com.br')
  expect((await right.open('/lps/consultoria')).text).not.toContain('ana.b@exemplo.com.br')
  const team = await aStaffMember(ctx, ['support.manage'])
  const ticket = await (await page('/admin/contatos?search=ana.b', team)).click('Quer saber mais: Ganzá', 'main')
  expect(ticket.text).toContain('Vale para a minha tenda?')
  expect((await page('/admin/contatos', team)).text).not.toContain('ana@exemplo.com.br')
  expect((await ctx.db.select().from(mails)).map(({ to }) => to)).toEqual(['ana.b@exemplo.com.br'])
})

test('a question reaches the team; the pages of medicine and law have no place for one', async ({ ctx, page }) => {
  const start = await page('/lps/consultoria')
  await start.press(landingWords.consultoria.form.button, { ...typed, question: 'Vale para uma tenda só?' })
  const queue = await page('/admin/contatos?landing=consultoria', await aStaffMember(ctx, ['support.manage']))
  expect((await queue.click('Quer saber mais: Consultoria de cultivo', 'main')).text).toContain(
    'Vale para uma tenda só?',
  )
  for (const landing of landings) {
    const form = (await page(`/lps/${landing}`)).$(`#${landingWords[landing].anchor}`)
    expect([landing, form.find('[name="question"]').length]).toEqual([landing, quietLandings.includes(landing) ? 0 : 1])
    if (quietLandings.includes(landing)) expect(form.find('h2').text()).toBe('Deixe o seu contato')
  }
})

test('a page that is none is not found; its team finds who left an address, and the proof in the CSV', async ({
  ctx,
  page,
}) => {
  expect((await page('/lps/outra')).status).toBe(404)
  const start = await page('/lps/produto')
  await start.press(landingWords.produto.form.button, { ...typed, phone: '(31) 98765-4321' })
  const team = await aStaffMember(ctx, ['support.manage'])
  expect((await page('/admin/contatos?landing=produto', team)).text).toContain('ana@exemplo.com.br')
  expect((await page('/admin/contatos?landing=consultoria', team)).text).not.toContain('ana@exemplo.com.br')
  const csv = await page('/admin/contatos/csv?landing=produto', team)
  expect(csv.html).toContain('+5531987654321')
  expect(csv.html).toContain('Quero que a equipe me escreva')
  const listed = await page('/admin/contatos?landing=produto', team)
  const ticket = await listed.click('Quer saber mais: Ganzá', 'main')
  expect(ticket.text).toMatch(/Consentiu.*Quero que a equipe me escreva/)
  expect(await ticket.press('Apagar este pedido')).toMatchObject({
    ...{ location: '/admin/contatos', toast: 'O pedido foi apagado.' },
  })
  expect((await page('/admin/contatos?landing=produto', team)).text).not.toContain('ana@exemplo.com.br')
})

test('of a process the two ways out are one step, and what a request brings together has a heading', async ({
  page,
}) => {
  const steps = (await page('/lps/comunidade-360-consultoria-hc-cultivo-em-casa')).$('#agora').closest('section')
  expect(steps.find('ol > li:nth-last-child(2)').text()).toMatch(/^8Deferido.*ou Indeferido/)
  expect(steps.find('ol > li').last().text()).toMatch(/^9Concluído/)
  expect(steps.find('h3').text()).toContain('O que um pedido costuma reunir')
})

test('a full event comes after one with a place, and says where its queue is; /aprenda says so too', async ({
  ctx,
  page,
}) => {
  const full = await anEvent(ctx, { title: 'Rodada de dúvidas', capacity: 1 })
  await aPlace(ctx, { event_id: full.id, user_id: (await aUser(ctx)).id })
  const landing = await page('/lps/consultoria')
  expect(landing.text).toMatch(/Rodada de dúvidas.*Cheio.*Entrar na fila/i)
  expect(landing.links()).toContain('/cursos/agenda')
  expect((await page('/aprenda')).text).toMatch(/Rodada de dúvidas.*cheio/)
  const later = new Date(full.starts_at.getTime() + DAY)
  await anEvent(ctx, { title: 'Poda ao vivo', capacity: 2, starts_at: later })
  expect((await page('/lps/consultoria')).text).toMatch(/Poda ao vivo.*2 vagas livres de 2.*Reservar lugar/)
})

test("the robot's page sells robots under a heading, nothing that is only written like one, and says how its price is got", async ({
  ctx,
  as,
  page,
}) => {
  const team = await aStaffMember(ctx, ['devices.manage'])
  const { device, link } = await aLinkedDevice(ctx)
  await ctx.db.update(device_links).set({ user_id: team.id }).where(eq(device_links.id, link.id))
  await (await as(team)).devices.staff.demonstrate({ id: device.id })
  const before = await page('/lps/produto')
  expect(before.text).toMatch(/Quanto custa\?.*preço e prazo/)
  expect(before.text).not.toContain('aparece acima')
  await ctx.db.update(device_models).set({ name: 'Ganzá Tenda' }).where(eq(device_models.id, device.model_id))
  await aDeviceModel(ctx, { name: 'Ganzá Maker' })
  for (const name of ['Ganzá da tenda', 'Balança de gancho'])
    await aProduct(ctx, { name, photos: 1 }, { price: 690_00 })
  const shown = await page('/lps/produto')
  expect(shown.text).toMatch(/a partir de R\$\s690,00.*Ganzá da tenda.*O que mede.*Umidade do solo.*O que liga.*Bomba/)
  expect(shown.$('main img').first().attr('alt')).toContain('Ganzá da tenda')
  expect(shown.text).not.toContain('Balança de gancho')
  expect(shown.text, 'a model that nobody sells').not.toContain('Ganzá Maker')
  expect(shown.text).toMatch(/Quanto custa\?.*aparece acima, com o preço.*preço e prazo/)
})

test('#liberar-aulas gives the free classes, and the account that opens them', async ({ ctx, page }) => {
  const start = await page('/lps/torne-se-um-grower')
  const sent = await (await start.press(landingWords['torne-se-um-grower'].form.button, typed)).follow()
  expect(sent.$('#liberar-aulas a[href="/dichavando/curso-gratuito"]')).toHaveLength(1)
  const account = await sent.click('Criar a conta, de graça', 'main')
  expect(account.status).toBe(200)
  const own = await page('/lps/torne-se-um-grower', await aUser(ctx))
  const taken = await (await own.press(landingWords['torne-se-um-grower'].form.button, typed)).follow()
  expect(taken.text).not.toContain('Criar a conta, de graça')
})

test('where its home is set, cultivando-meu-remedio leads there, and no other page does', async ({ ctx, page }) => {
  ctx.env.external_home_host = 'remedio.exemplo.com'
  try {
    const there = await page('/lps/cultivando-meu-remedio')
    expect([there.status, there.location]).toEqual([302, 'https://remedio.exemplo.com/lps/cultivando-meu-remedio'])
    expect((await page('/lps/produto')).status).toBe(200)
    ctx.env.external_home_host = new URL(ctx.env.site.url).host
    expect((await page('/lps/cultivando-meu-remedio')).status).toBe(200)
  } finally {
    ctx.env.external_home_host = undefined
  }
})

test('who is signed in finds name and e-mail filled', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  expect((await page('/lps/consultoria', user)).value('name')).toBe(user.nickname)
})
