import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aStuff } from './stuffs.factory.ts'

test('an item is chosen by its type and kept by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const empty = await page('/cultivo/itens', grower)
  expect(empty).toMatchObject({ status: 200, heading: 'Meus equipamentos' })
  const form = await (await empty.click('Adicionar o primeiro')).click('Lâmpada')
  expect(form.heading).toBe('Novo equipamento: lâmpada')
  const refused = await form.press('Adicionar equipamento', {
    name: 'Painel',
    'specs.technology': form.choice('specs.technology', 'LED'),
    'specs.watts': 'cem',
    price: '1.290,50',
  })
  expect(refused.status).toBe(422)
  expect(refused.error('specs.watts')).toBe('Escreva um número.')
  expect([refused.value('name'), refused.value('specs.watts'), refused.value('price')]).toEqual([
    'Painel',
    'cem',
    '1.290,50',
  ])
  const kept = await refused.press('Adicionar equipamento', { 'specs.watts': '100' })
  expect(kept.toast).toBe('Painel entrou nos seus equipamentos.')
  const shown = await kept.follow()
  expect(shown.heading).toBe('Painel')
  expect(shown.text).toContain('100 W')
  expect((await page('/cultivo/itens', grower)).text).toContain('1 peça no total')
})

test('an item is corrected and deleted by its grower; a private one is no page for others', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const item = await aStuff(ctx, { created_by: grower.id, name: 'Painel' })
  const address = `/cultivo/item/${item.slug}`
  const edit = () => page(`${address}?editar=`, grower)
  const refused = await (await edit()).press('Salvar', { name: '', brand: 'Sol' })
  expect([refused.status, refused.error('name'), refused.value('brand')]).toEqual([422, 'Preencha este campo.', 'Sol'])
  expect((await (await refused.press('Salvar', { name: 'Painel novo' })).follow()).heading).toBe('Painel novo')
  const neighbour = await aUser(ctx)
  expect((await page(address, neighbour)).status).toBe(404)
  await (await edit()).press('Salvar', { private: 'false', price: '10,00' })
  const theirs = await page(address, neighbour)
  expect(theirs).toMatchObject({ status: 200, heading: 'Painel novo' })
  expect(theirs.text, 'prices are its grower’s affair').not.toContain('10,00')
  expect((await page(`${address}?editar=`, neighbour)).status).toBe(404)
  expect((await page(`/cultivo/${grower.nickname}/itens`)).text).toContain('Painel novo')
  expect((await (await edit()).press('Apagar equipamento')).toast).toBe('O equipamento foi apagado.')
  expect((await page(address, grower)).status).toBe(404)
})

test('who chooses who sees an item reads what a public plant or space shows of it', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const item = await aStuff(ctx, { created_by: grower.id })
  const edit = await page(`/cultivo/item/${item.slug}?editar=`, grower)
  const fresh = await (await (await page('/cultivo/itens', await aUser(ctx))).click('Adicionar o primeiro')).click(
    'Lâmpada',
  )
  for (const form of [edit, fresh])
    expect(form.text).toMatch(/planta ou num espaço público.*o nome, as fotos e as anotações.*O preço só você vê/)
})

test('staff sees all items and their types, and takes them along as a table; nobody else does', async ({
  ctx,
  page,
}) => {
  await aStuff(ctx, { private: false, name: 'Painel' })
  const staff = await aUser(ctx, { roles: ['admin'] })
  expect((await page('/admin/stuffs', staff)).text).toContain('Painel')
  expect((await page('/admin/stuffs_type', staff)).text).toContain('Lâmpada')
  const table = await page('/admin/stuffs.csv', staff)
  expect(table.headers.get('content-type')).toContain('text/csv')
  expect(table.html).toContain('Painel')
  for (const path of ['/admin/stuffs', '/admin/stuffs_type', '/admin/stuffs.csv'])
    expect((await page(path, await aUser(ctx))).location, path).toBe('/')
})

test('an old tab shows no item again that was hidden meanwhile', async ({ ctx, page, api }) => {
  const grower = await aUser(ctx)
  const { slug } = await aStuff(ctx, { created_by: grower.id, private: false })
  const edit = () => page(`/cultivo/item/${slug}?editar`, grower)
  const [phone, desk] = [await edit(), await edit()]
  await phone.press('Salvar', { private: 'true', price: '120,00' })
  await desk.press('Salvar', { brand: 'Vila' })
  await expect(api.garden.stuffs.show({ id_or_slug: slug })).rejects.toMatchObject({ status: 404 })
  const now = await edit()
  expect([now.value('price'), now.value('brand')]).toEqual(['120,00', 'Vila'])
})
