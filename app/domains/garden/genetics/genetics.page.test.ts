import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aGenetic } from './library/genetics.factory.ts'
import { aStock } from './stock/genetic-stocks.factory.ts'

test('a genetic is noted, edited and deleted; what is wrong is said beside its field', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  expect((await page('/cultivo/geneticas')).location).toContain('/auth/login')
  const form = await page('/cultivo/geneticas/nova', grower)
  expect((await form.press('Criar genética', { name: '' })).error('name')).toBe('Preencha este campo.')
  const unknown = await form.press('Criar genética', { name: 'Minha', mother: 'Ninguém' })
  expect([unknown.error('mother'), unknown.value('mother')]).toEqual([
    'Não achamos essa genética. Escolha uma da lista, ou crie ela antes.',
    'Ninguém',
  ])
  const made = await form.press('Criar genética', {
    name: 'Minha',
    weeks_from: '8',
    weeks_to: '9',
    indica_percent: '60',
  })
  expect(made.toast).toBe('Minha está nas suas genéticas.')
  const detail = await made.follow()
  expect(detail.text).toContain('8 a 9 semanas')
  expect(detail.text).toContain('60 % indica, 40 % sativa')
  const edit = await page(`${made.location}/editar`, grower)
  expect((await edit.press('Salvar', { name: 'Minha II' })).toast).toBe('Alterações salvas.')
  expect((await page('/cultivo/geneticas?search=minha', grower)).text).toContain('Minha II')
  expect((await edit.press('Apagar genética', {})).toast).toBe('A genética foi apagada.')
  expect((await page(made.location ?? '', grower)).status).toBe(404)
})

test('seeds are noted on the page of their genetic, and a plant begins from them', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aGenetic(ctx, { private: false, name: 'Haze' })
  const form = await page(`/cultivo/geneticas/${slug}/estoque`, grower)
  expect((await form.press('Guardar no estoque', { count: 'muitas' })).error('count')).toBeTruthy()
  const kept = await form.press('Guardar no estoque', { count: '3', generation: 'F1' })
  expect(kept.toast).toBe('Está no seu estoque.')
  const detail = await kept.follow()
  expect(detail.text).toContain('3 sementes · F1')
  const plant = detail.links().find((link) => link.startsWith('/cultivo/add-planta?estoque=')) ?? ''
  const begun = await (await page(plant, grower)).press('Criar planta', {
    name: 'Lua',
    plant_cycle_id: String(await cycleId(ctx, 'semente')),
  })
  expect((await begun.follow()).links()).toContain(`/cultivo/geneticas/${slug}`)
  const after = await page(`/cultivo/geneticas/${slug}`, grower)
  expect(after.text).toContain('2 sementes · F1')
  const pack = after.links().find((link) => link.includes('?pacote=')) ?? ''
  const edit = await page(pack, grower)
  expect((await edit.press('Salvar', { count: '7' })).toast).toBe('Alterações salvas.')
  expect((await edit.press('Apagar pacote', {})).toast).toBe('O pacote foi apagado.')
  const strangers = await aStock(ctx, { created_by: (await aUser(ctx)).id })
  expect((await page(`/cultivo/geneticas/${slug}/estoque?pacote=${strangers.id}`, grower)).status).toBe(404)
})

test('staff decides and merges; others find neither page', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const admin = await aUser(ctx, { user_type: 'admin' })
  const mine = await aGenetic(ctx, { created_by: grower.id, name: 'Da casa' })
  const proposed = await (await page(`/cultivo/geneticas/${mine.slug}`, grower)).press('Propor para a biblioteca', {})
  expect(proposed.toast).toBe('Proposta enviada: a equipe vai conferir.')
  expect((await page('/admin/geneticas', admin)).text).toContain('Da casa')
  expect((await page('/admin/geneticas', grower)).status).toBe(302)
  const decide = await page(`/admin/geneticas/${mine.slug}`, admin)
  expect((await decide.press('Devolver a quem propôs', { why: '' })).error('why')).toBe(
    'Diga a quem propôs por que não.',
  )
  expect((await decide.press('Compartilhar com todos')).toast).toBe('Está na biblioteca de todos.')
  const twin = await aGenetic(ctx, { private: false, name: 'Da caza' })
  const merge = await page(`/admin/geneticas/${twin.slug}`, admin)
  const asked = await merge.press('Juntar', { into: 'Da casa' })
  expect(asked.error('sure')).toContain('Não dá para separar depois')
  expect((await asked.press('Juntar', { sure: 'true' })).toast).toBe('Agora é tudo Da casa.')
})

test('below five open plants of three growers nothing is told of them; from then on with how many', async ({
  ctx,
  page,
}) => {
  const genetic = await aGenetic(ctx, { private: false, name: 'Haze' })
  const growers = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const plant = (at: number, isPrivate: boolean) =>
    aPlant(ctx, {
      ...{ created_by: growers[at % 3]?.id, private: isPrivate, genetic_id: genetic.id },
      ...{ genetic_name: 'Haze', cured_g: 40 + at, status: 'colhida' as const },
    })
  for (let at = 0; at < 4; at++) await plant(at, false)
  await plant(4, true)
  const few = await page(`/cultivo/geneticas/${genetic.slug}`, growers[0])
  expect(few.text).toContain('Ainda são poucas plantas públicas')
  expect(few.text).not.toContain('Por planta, seco')
  await plant(5, false)
  const enough = await page(`/cultivo/geneticas/${genetic.slug}`, growers[0])
  expect(enough.text).toContain('De 5 plantas públicas de 3 pessoas')
  expect(enough.text).toContain('Por planta, seco')
})
