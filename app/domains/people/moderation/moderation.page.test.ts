import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aModerator } from './a-moderator.factory.ts'
import { moderation_cases } from './cases/cases.table.ts'

const reason = 'Vende sementes, o que as regras não permitem.'

test('from the plant to the report, the decision, the appeal and its answer', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Girassol', description: 'Vendo sementes' })
  const [reporter, moderator, author] = [await aUser(ctx), await aModerator(ctx), { id: plant.created_by }]
  const other = await aModerator(ctx)
  const address = `/cultivo/planta/${plant.slug}`
  const form = await (await page(address, reporter)).click('Denunciar a planta Girassol')
  expect(form).toMatchObject({ status: 200, heading: 'Denunciar', title: 'Denunciar - Grower' })
  expect(form.text).toContain('Planta: Girassol')
  const nothing = await form.press('Enviar denúncia')
  expect([nothing.status, nothing.error('category')]).toEqual([422, 'Escolha a regra que foi quebrada.'])
  const wordless = await nothing.press('Enviar denúncia', { category: 'outra' })
  expect(wordless.error('text')).toBe('Conte o que aconteceu, para a moderação entender.')
  const sent = await wordless.press('Enviar denúncia', { category: 'venda_proibida', text: 'Está na descrição.' })
  expect(sent).toMatchObject({ location: address, toast: expect.stringMatching(/^Denúncia enviada/) })
  expect((await page(`/denunciar?plant_id=${plant.id}`, reporter)).text).toContain('Você já denunciou isto')

  const queue = await page('/admin/denuncias', moderator)
  expect(queue).toMatchObject({ status: 200, heading: 'Denúncias' })
  const screen = await queue.click('Girassol')
  expect(screen.text).toContain('Como foi visto')
  expect(screen.text).toContain(reporter.nickname)
  const taken = await screen.press('Salvar responsável', { assigned_to: String(moderator.id) })
  expect(taken.toast).toBe('Responsável salvo.')
  expect((await screen.press('Salvar nota', { text: 'Primeira vez.' })).toast).toBe('Nota salva.')
  const short = await screen.press('Decidir', { outcome: 'esconder', reason: 'não' })
  expect([short.status, short.error('reason') !== '']).toEqual([422, true])
  const endless = await short.press('Decidir', { outcome: 'suspender', reason })
  expect(endless.error('until')).toBe('Escolha até que dia a conta fica suspensa.')
  const asked = await endless.press('Decidir', { outcome: 'remover', reason })
  expect(asked.error('sure')).toBe('Vai ser apagado para todos: planta “Girassol”. É isso mesmo?')
  const decided = await asked.press('Decidir', { outcome: 'esconder', reason })
  expect(decided.toast).toBe('Decidido: escondida. Os avisos já saíram.')
  expect((await page(address)).status).toBe(404)
  const late = await screen.press('Decidir', { outcome: 'manter', reason })
  expect([late.status, late.text.includes('já decidiu este caso')]).toEqual([409, true])

  const notices = await page('/notificacoes', author)
  expect(notices.text).toContain('A moderação escondeu: Girassol')
  const [row] = await ctx.db.select().from(moderation_cases).where(eq(moderation_cases.target_id, plant.id))
  const own = await page(`/recurso/${row?.uuid}`, author)
  expect(own).toMatchObject({ status: 200, heading: 'Decisão da moderação' })
  expect(own.text).toContain(reason)
  expect(own.html.includes(reporter.nickname)).toBe(false)
  expect((await own.press('Enviar recurso', { text: 'não' })).error('text')).toMatch(/^Conte em uma ou duas frases/)
  const appealed = await own.press('Enviar recurso', { text: 'É a descrição de um livro sobre sementes.' })
  expect(appealed.toast).toMatch(/^Recurso enviado/)
  expect((await page(`/recurso/${row?.uuid}`, reporter)).status).toBe(404)
  expect((await page(`/admin/denuncias/${row?.id}`, moderator)).text).toContain('Você tomou a primeira decisão')
  const second = await page(`/admin/denuncias/${row?.id}`, other)
  const answered = await second.press('Decidir o recurso', { outcome: 'revertido', reason: 'Era mesmo um livro.' })
  expect(answered.toast).toBe('Recurso decidido. Quem recorreu já foi avisado.')
  expect((await page(address)).status).toBe(200)
  expect((await page(`/recurso/${row?.uuid}`, author)).text).toContain('Aceito: a decisão foi desfeita')
  expect((await page(`/admin/denuncias/${row?.id}`, moderator)).text).toContain('Revertida (era: escondida)')
  expect((await page('/admin/denuncias?state=decidida', moderator)).text).toContain('Revertida (era: escondida)')
})

test('the owner of what is hidden reads why it does not open again', async ({ ctx, page, as }) => {
  const owner = await aUser(ctx)
  const plant = await aPlant(ctx, { private: false, created_by: owner.id })
  const plan = await aPlan(ctx, { private: false, created_by: owner.id })
  const space = await aSpace(ctx, { private: false, created_by: owner.id })
  const { reports } = (await as(await aUser(ctx))).moderation
  const { cases } = (await as(await aModerator(ctx))).moderation
  for (const thing of [{ plant_id: plant.id }, { plan_cultivation_id: plan.id }, { space_id: space.id }])
    await reports.send({ ...thing, category: 'spam' })
  for (const { id } of (await cases.list({})).data) await cases.decide({ id, outcome: 'esconder', reason })
  for (const path of [`planta/${plant.slug}`, `plano/${plan.slug}`, `espaco/${space.slug}`]) {
    const own = await page(`/cultivo/${path}`, owner)
    const refused = await own.press('Só você vê, tornar público')
    expect([refused.status, refused.text.includes('A moderação escondeu esta página')], path).toEqual([409, true])
  }
})

test('who is signed out signs in first; what one may not see is not there', async ({ ctx, page }) => {
  const hidden = await aPlant(ctx)
  const path = `/denunciar?plant_id=${hidden.id}`
  expect((await page(path)).location).toBe(`/auth/login?redirect=${encodeURIComponent(path)}`)
  const person = await aUser(ctx)
  for (const address of [path, '/denunciar?plant_id=1&user_id=1', '/recurso/1', '/denunciar?plant_id=x'])
    expect((await page(address, person)).status, address).toBe(404)
  expect((await page('/denunciar', person)).text).toContain('escolha “Denunciar” no menu dele')
  for (const address of [
    '/admin/denuncias',
    '/admin/denuncias/1',
    '/admin/denuncias/csv',
    '/admin/palavras',
    '/manager',
  ])
    expect((await page(address, person)).location, address).toBe('/')
})

test('the queue as CSV, and a key that chose the outcome', async ({ ctx, page, as }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Camélia' })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'odio' })
  const moderator = await aModerator(ctx)
  expect((await page('/admin/denuncias/csv', moderator)).html).toContain(';Planta;Camélia;')
  const [row] = await ctx.db.select().from(moderation_cases)
  const chosen = await page(`/admin/denuncias/${row?.id}?decidir=avisar`, moderator)
  expect(chosen.$('input[value="avisar"]').is(':checked')).toBe(true)
  expect((await page('/admin/denuncias/999999', moderator)).status).toBe(404)
  expect((await page('/admin/denuncias?kind=comment', moderator)).text).toContain('Nada encontrado')
})

test('words are put on the list and taken off it; managers see what waits; the public reads counts', async ({
  ctx,
  page,
  as,
}) => {
  const admin = await anAdmin(ctx)
  expect((await page('/transparencia')).text).toContain('ainda não recebeu nenhuma denúncia')
  const words = await page('/admin/palavras', admin)
  expect(words.text).toContain('A lista está vazia')
  expect((await words.press('Pôr na lista', { word: 'x' })).error('word')).toBe('Escreva a palavra ou a expressão.')
  const added = await words.press('Pôr na lista', { word: 'Muda à venda', strength: 'recusar' })
  expect(added.toast).toBe('“Muda à venda” entrou na lista.')
  const removed = await (await added.follow()).press('Tirar')
  expect(removed.toast).toBe('A palavra saiu da lista.')
  const plant = await aPlant(ctx, { private: false, name: 'Dália' })
  await (await as(await aUser(ctx))).moderation.reports.send({ plant_id: plant.id, category: 'odio' })
  const panel = await page('/manager', await aUser(ctx, { roles: ['manager'] }))
  expect(panel).toMatchObject({ status: 200, heading: 'Gestão' })
  expect(panel.text).toContain('Dália')
  expect((await page('/transparencia')).text).toContain('novembro de 2026')
})
