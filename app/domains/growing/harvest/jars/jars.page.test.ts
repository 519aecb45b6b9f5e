import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aJar } from './jars.factory.ts'

test("a jar's label leads its grower to the quick log; what is taken out is counted, more than is left refused", async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const jar = await aJar(ctx, { created_by: grower.id, name: 'Vidro', number: 7, net_g: 25 })
  const scanned = await page(`/cultivo/pote/${jar.id}?registrar=1`, grower)
  expect(scanned.location).toBe(`/cultivo/pote/${jar.slug}?tipo=abertura`)
  const opened = await (await scanned.follow()).press('Registrar', { humidity: '63,5' })
  expect(opened.toast).toBe('Abertura registrada.')
  const shown = await opened.follow()
  expect(shown.heading).toBe('Pote 7 · Vidro')
  expect(shown.text).toContain('UR 63,5 %')
  expect(shown.text).not.toMatch(/mofo|molhado|Seco:/)

  const form = await shown.click('Retirada')
  const taken = await form.press('Registrar', { grams: '2,5' })
  expect(taken.toast).toBe('Retirada registrada.')
  const refused = await (await taken.follow()).press('Registrar', { grams: '30', note: 'Para a Ana.' })
  expect([refused.status, refused.error('grams')]).toEqual([422, 'Restam 22,5 g neste pote.'])
  expect([refused.value('grams'), refused.$('[name=note]').text()]).toEqual(['30', 'Para a Ana.'])
  const after = await (await as(grower)).harvest.jars.show({ id_or_slug: jar.slug })
  expect(after).toMatchObject({ left_g: 22.5, humidity: 63.5, last_kind: 'retirada' })
  const wet = await (await shown.press('Registrar', { humidity: '72' })).follow()
  expect(wet.text).toMatch(/Umidade em 72.%.*dá mofo/)
})

test('for everybody else there is no jar; signed out, whoever scans a code is asked to sign in, jar or none', async ({
  ctx,
  page,
}) => {
  const jar = await aJar(ctx)
  for (const stranger of [await aUser(ctx), await aUser(ctx, { roles: ['admin'] })])
    for (const path of [`${jar.id}?registrar=1`, jar.slug, `${jar.slug}/edit`])
      expect((await page(`/cultivo/pote/${path}`, stranger)).status, path).toBe(404)
  for (const id of [jar.id, 999_999_999])
    expect((await page(`/cultivo/pote/${id}?registrar=1`)).location).toMatch(/^\/auth\/login/)
})

test('jars are closed by their form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const empty = await page('/cultivo/potes', grower)
  expect(empty).toMatchObject({ status: 200, heading: 'Potes de cura' })
  const form = await page('/cultivo/potes/novo', grower)
  const refused = await form.press('Fechar potes', { count: '2', name: 'Âmbar', sealed_on: '2026-11-22' })
  expect(refused.status).toBe(422)
  expect(refused.error('net_g')).toBe('Preencha este campo.')
  expect([refused.value('count'), refused.value('name')]).toEqual(['2', 'Âmbar'])
  const again = await refused.press('Fechar potes', { net_g: '25' })
  expect(again.error('sealed_on')).not.toBe('')
  const made = await again.press('Fechar potes', { sealed_on: '2026-11-10' })
  expect(made.status).toBe(302)
  const list = await page('/cultivo/potes', grower)
  expect(list.text).toContain('2 potes, 50 g.')
})

test('a jar is corrected, put away, brought back and deleted; an entry of it is corrected', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const jar = await aJar(ctx, { created_by: grower.id, name: 'Vidro' })
  const address = `/cultivo/pote/${jar.slug}`
  const noted = await (await page(address, grower)).press('Registrar', { humidity: '70' })
  const entry = await (await noted.follow()).click('Editar abertura')
  expect((await entry.press('Salvar', { humidity: '170' })).status).toBe(422)
  const corrected = await entry.press('Salvar', { humidity: '61' })
  expect((await corrected.follow()).text).toContain('UR 61 %')

  const edit = await page(`${address}/edit`, grower)
  const refused = await edit.press('Salvar', { net_g: '', name: 'Âmbar' })
  expect([refused.error('net_g'), refused.value('name')]).toEqual(['Preencha este campo.', 'Âmbar'])
  expect((await (await refused.press('Salvar', { net_g: '40' })).follow()).text).toContain('de 40 g')
  await (await page(`${address}/edit`, grower)).press('Arquivar')
  expect((await page(address, grower)).text).toContain('Este pote está arquivado.')
  await (await page(`${address}/edit`, grower)).press('Tirar do arquivo')
  await (await page(`${address}/edit`, grower)).press('Apagar pote')
  expect((await page(address, grower)).status).toBe(404)
})

test('jars that hold more than the harvest weighed are asked about once; so is one that is corrected to more', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua', status: 'colhida', dry_g: 98 })
  const form = await page(`/cultivo/potes/novo?planta=${plant.slug}`, grower)
  const typed = { count: '4', net_g: '30', sealed_on: '2026-11-20' }
  const asked = await form.press('Fechar potes', typed)
  expect(asked.error('sure')).toBe('Os potes de Lua somariam 120 g, e a colheita pesou 98 g. É isso mesmo?')
  expect(asked.value('net_g')).toBe('30')
  // Of one that nobody weighed dry, what was cut is the most there can be.
  const wet = await aPlant(ctx, { created_by: grower.id, name: 'Sol', status: 'colhida', wet_g: 349 })
  const more = await (await page(`/cultivo/potes/novo?planta=${wet.slug}`, grower)).press('Fechar potes', {
    count: '2',
    net_g: '500',
  })
  expect(more.error('sure')).toContain('e a colheita pesou 349 g')
  const made = await asked.press('Fechar potes', { count: '3', net_g: '30' })
  expect(made.toast).toContain('fechados.')
  const edit = await page(
    `/cultivo/pote/${(await aJar(ctx, { created_by: grower.id, plant_id: plant.id, number: 9, net_g: 5 })).slug}/edit`,
    grower,
  )
  expect((await edit.press('Salvar', { net_g: '12' })).error('sure')).toContain('102 g')
  expect((await edit.press('Salvar', { net_g: '8' })).toast).not.toBe('')
})
