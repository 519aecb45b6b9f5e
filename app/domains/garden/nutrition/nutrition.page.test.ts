import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aNutrient, aRecipe } from './nutrition.factory.ts'

test('a product is noted with what is left, counted and corrected', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  expect((await page('/cultivo/nutrientes')).location).toContain('/auth/login')
  const form = await page('/cultivo/nutrientes/produto', grower)
  const wrong = await form.press('Adicionar produto', { name: '', ec_per_unit: 'muita', price: 'caro' })
  expect(wrong.error('name')).toBe('Preencha este campo.')
  expect(wrong.error('ec_per_unit')).toBeTruthy()
  expect([wrong.error('price'), wrong.value('price')]).toEqual(['Escreva um valor em reais, como 129,90.', 'caro'])
  const made = await form.press('Adicionar produto', {
    name: 'CalMag',
    part: 'calmag',
    price: '45,00',
    content: '500',
    stock: '250',
  })
  expect(made.toast).toBe('CalMag está nos seus nutrientes.')
  const list = await made.follow()
  expect(list.text).toContain('Restam 250 ml')
  const address = list.links().find((link) => link.startsWith('/cultivo/nutrientes/produto/')) ?? ''
  const edit = await page(address, grower)
  expect((await edit.press('Anotar', { kind: 'entrada', amount: '' })).error('amount')).toBe('Preencha este campo.')
  expect((await edit.press('Anotar', { kind: 'entrada', amount: '50' })).toast).toBe('Restam 300\u00a0ml.')
  expect((await edit.press('Salvar', { name: 'CalMag 2' })).toast).toBe('Alterações salvas.')
  expect((await page(address, await aUser(ctx))).status).toBe(404)
  expect((await page('/cultivo/nutrientes/produto/abc', grower)).status).toBe(404)
})

test('a week of a table becomes a recipe, and is fed in two taps', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const first = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const table = await page('/cultivo/nutrientes/tabela/exemplo-duas-partes?litros=20&forca=50', grower)
  expect(table.text).toContain('Semana 1 da muda')
  expect((await page('/cultivo/nutrientes/tabela/exemplo-duas-partes?litros=nada', grower)).text).toContain(
    'Escreva um número',
  )
  expect((await page('/cultivo/nutrientes/tabela/nenhuma', grower)).status).toBe(404)
  const link = table.links().find((one) => one.endsWith('semana=1')) ?? ''
  const draft = await page(link, grower)
  expect(draft.value('name')).toBe('Semana 1 da muda')
  expect((await draft.press('Criar receita', { name: '' })).error('name')).toBe('Preencha este campo.')
  const made = await draft.press('Criar receita', { name: 'Muda' })
  expect(made.toast).toBe('Muda está nas suas receitas.')
  const recipe = await page(`${made.location}?litros=20`, grower)
  expect(recipe.text).toContain('Mistura para 20 L')
  const list = await page('/cultivo/nutrientes', grower)
  expect(list.links()).toContain(made.location)
  for (const shown of [list, recipe]) expect(shown.$('button[aria-label="O que é isso? EC"]').length).toBe(1)
  const fed = await (await page(made.location ?? '', grower)).press('Registrar')
  expect(fed.toast).toBe('Registrado em 1 planta. O estoque desceu.')
  expect((await page(`/cultivo/nutrientes/produto/${base.id}`, grower)).text).toContain('Restam 95 ml')
  // A plant that came since is not fed along: the same get as much as the last time, by name.
  await aPlant(ctx, { created_by: grower.id, space_id: space.id, name: 'Semente nova' })
  const next = await fed.follow()
  expect(next.text).toContain('Últimos registros')
  expect(next.text).toContain(`Como da última vez: ${first.name}`)
  expect((await next.press('Registrar')).toast).toBe('Registrado em 1 planta. O estoque desceu.')
})

test('a recipe is edited and deleted by its grower alone; what is wrong keeps what was typed', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const address = `/cultivo/nutrientes/receita/${id}`
  const edit = await page(`${address}/editar`, grower)
  expect(edit.value('lines[0].amount')).toBe('2')
  const wrong = await edit.press('Salvar', { 'lines[1].name': 'Algas' })
  expect([wrong.error('lines[1].amount'), wrong.value('lines[1].name')]).toEqual(['Informe a dose.', 'Algas'])
  const saved = await edit.press('Salvar', { 'lines[1].name': 'Algas', 'lines[1].amount': '0,5' })
  expect(saved.toast).toBe('Alterações salvas.')
  expect((await saved.follow()).text).toContain('Algas')
  for (const path of [address, `${address}/editar`]) expect((await page(path, await aUser(ctx))).status, path).toBe(404)
  expect((await edit.press('Apagar receita', {})).toast).toBe('A receita foi apagada.')
  expect((await page(address, grower)).status).toBe(404)
})
