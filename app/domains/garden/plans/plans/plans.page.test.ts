import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from './plans.factory.ts'

test('a plan begins with a template of the site, and is refused beside its fields with all stages kept', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const choice = await (await page('/cultivo/plano', grower)).click('Novo plano')
  expect(choice).toMatchObject({ status: 200, heading: 'Novo plano' })
  const form = await page('/cultivo/add-plano?modelo=autoflorescente', grower)
  const names = ({ $ }: typeof form) =>
    $('input[name^="stages."][name$=".name"]')
      .map((_, field) => $(field).val())
      .get()
  const refused = await form.press('Criar plano', { name: '', 'stages.1.days': 'muitos' })
  expect(refused.status).toBe(422)
  expect(refused.error('name')).toBe('Preencha este campo.')
  expect(refused.error('stages.1.days')).not.toBe('')
  expect(refused.value('stages.1.days')).toBe('muitos')
  expect(names(refused)).toEqual(names(form))
  const made = await refused.press('Criar plano', { name: 'Meu primeiro', 'stages.1.days': '10' })
  expect(made.toast).toBe('Meu primeiro está pronto.')
  expect((await made.follow()).heading).toBe('Meu primeiro')
})

test('stages are added, moved and taken out without scripts, and nothing typed is lost', async ({ ctx, page }) => {
  const form = await page('/cultivo/add-plano?vazio=', await aUser(ctx))
  const two = await form.press('Nova etapa', { name: 'Do zero', 'stages.0.name': 'Vega', 'stages.0.days': '21' })
  expect(two.$('input[name^="stages."][name$=".days"]').length).toBe(2)
  expect([two.value('name'), two.value('stages.0.name'), two.value('stages.0.days')]).toEqual(['Do zero', 'Vega', '21'])
  const swapped = await two.press('Descer', { 'stages.1.name': 'Flora' })
  expect([swapped.value('stages.0.name'), swapped.value('stages.1.name')]).toEqual(['Flora', 'Vega'])
  const one = await swapped.press('Tirar etapa')
  expect(one.value('stages.0.name')).toBe('Vega')
  expect(one.$('[name="stages.1.name"]').length).toBe(0)
})

test('plants and spaces join a plan, it is begun, and its tasks and days are shown', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plan = await aPlan(ctx, { created_by: grower.id, name: 'Ciclo' })
  await aPlant(ctx, { created_by: grower.id, name: 'Primeira' })
  await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const address = `/cultivo/plano/${plan.slug}`
  for (const [tab, name, words] of [
    ['plantas', 'plant_ids', 'Primeira'],
    ['espacos', 'space_ids', 'Tenda'],
  ] as const) {
    const choice = await page(`${address}/${tab}`, grower)
    const saved = await choice.press('Salvar escolha', { [name]: choice.choice(name, words) })
    expect(saved.toast).toContain('Salvamos')
    expect((await saved.follow()).$(`input[name=${name}]`).is('[checked]')).toBe(true)
  }
  const begun = await (await page(address, grower)).press('Começar o plano', { starts_on: '2026-11-21' })
  expect(begun.toast).toContain('As tarefas estão na agenda.')
  expect((await begun.follow()).text).toContain('dia 1 do plano')
})

test('a plan is edited into a new version, which can be taken back; archived and deleted', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plan = await aPlan(ctx, { created_by: grower.id, name: 'Ciclo' })
  const address = `/cultivo/plano/${plan.slug}`
  const edit = () => page(`${address}/edit`, grower)
  const refused = await (await edit()).press('Salvar', { name: '', 'stages.0.days': '40', description: 'Na tenda.' })
  expect([refused.status, refused.error('name'), refused.value('stages.0.days')]).toEqual([
    422,
    'Preencha este campo.',
    '40',
  ])
  const saved = await refused.press('Salvar', { name: 'Ciclo' })
  expect(saved.toast).toBe('Versão 2 salva.')
  const status = await (await saved.follow()).press('Salvar', {
    plan_status_id: (await page(address, grower)).choice('plan_status_id', 'Pausado'),
  })
  expect(status.toast).toBe('O status do plano agora é Pausado.')
  expect((await (await edit()).press('Arquivar')).toast).toBe('O plano foi para o arquivo.')
  expect((await (await edit()).press('Apagar plano')).toast).toBe('O plano foi apagado.')
  expect((await page(address, grower)).status).toBe(404)
})

test('a private plan is a page for its grower alone; open, for everybody, who may copy it', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plan = await aPlan(ctx, { created_by: grower.id, name: 'Ciclo' })
  const address = `/cultivo/plano/${plan.slug}`
  const pages = ['', '/plantas', '/espacos', '/atualizacoes', '/agenda', '/comentarios']
  for (const path of pages) {
    const own = await page(address + path, grower)
    expect(own.status, path).toBe(200)
    expect(own.heading, path).toContain('Ciclo')
    expect((await page(address + path, await aUser(ctx))).status, path).toBe(404)
  }
  const opened = await (await page(address, grower)).press('Só você vê, tornar público')
  expect(opened.toast).toBe('Agora qualquer pessoa vê este plano.')
  for (const path of pages) expect((await page(address + path)).status, path).toBe(200)
  const neighbour = await aUser(ctx)
  expect((await page(`${address}/edit`, neighbour)).status).toBe(404)
  const copy = await (await page(address, neighbour)).click('Copiar este plano')
  expect([copy.status, copy.value('stages.0.days')]).toEqual([200, '30'])
  expect((await page(`/cultivo/${grower.nickname}/plano`)).text).toContain('Ciclo')
})

test('staff looks after plans at its desk; nobody else finds it', async ({ ctx, page }) => {
  const plan = await aPlan(ctx, { private: false, name: 'Ciclo' })
  const staff = await aUser(ctx, { roles: ['admin'] })
  expect((await page('/admin/plano_de_cultivo', staff)).text).toContain('Ciclo')
  expect((await page(`/admin/plano_de_cultivo/${plan.slug}`, staff)).heading).toContain('Ciclo')
  expect((await page('/admin/plano_de_cultivo', await aUser(ctx))).location).toBe('/')
})

test('an old tab opens no plan again that was closed meanwhile', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlan(ctx, { created_by: grower.id, private: false })
  const edit = () => page(`/cultivo/plano/${slug}/edit`, grower)
  const [phone, desk] = [await edit(), await edit()]
  await phone.press('Salvar', { private: 'true' })
  expect((await desk.press('Salvar', { name: 'Verão' })).toast).toBe('Alterações salvas.')
  expect((await page(`/cultivo/plano/${slug}`)).status).toBe(404)
})
