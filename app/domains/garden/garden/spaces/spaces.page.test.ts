import { aReading } from '#domains/growing/climate/climate.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant } from '../plants/plants.factory.ts'
import { aStuff } from '../stuffs/stuffs.factory.ts'
import { aSpace } from './spaces.factory.ts'

test('a space is made by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const form = await page('/cultivo/add-espaco', await aUser(ctx))
  expect(form).toMatchObject({ status: 200, heading: 'Novo espaço' })
  const refused = await form.press('Criar espaço', {
    kind: form.choice('kind', 'Armário'),
    width_cm: 'largo',
    description: 'No corredor.',
  })
  expect(refused.status).toBe(422)
  expect(refused.error('name')).toBe('Preencha este campo.')
  expect(refused.error('width_cm')).toBe('Escreva um número.')
  expect([refused.value('width_cm'), refused.$('[name=description]').text()]).toEqual(['largo', 'No corredor.'])
  expect(refused.$('[name=kind]:checked').val()).toBe('armario')
  const made = await refused.press('Criar espaço', { name: 'Armário novo', width_cm: '60' })
  expect((await made.follow()).heading).toBe('Armário novo')
})

test('a private space is a page for its grower alone, with all that hangs on it; open, for everybody', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const address = `/cultivo/espaco/${space.slug}`
  const pages = ['', '/plantas', '/fotos', '/clima', '/atualizacoes', '/agenda', '/comentarios']
  for (const path of pages) {
    expect((await page(address + path, grower)).heading, path).toContain('Tenda')
    expect((await page(address + path, await aUser(ctx))).status, path).toBe(404)
  }
  const opened = await (await page(address, grower)).press('Só você vê, tornar público')
  expect(opened.toast).toBe('Agora qualquer pessoa vê este espaço.')
  for (const path of pages) expect((await page(address + path)).status, path).toBe(200)
  for (const path of ['/exportar', '/compartilhar'])
    expect((await page(address + path, await aUser(ctx))).status, path).toBe(404)
})

test("a space's label leads its grower to what was noted last, strangers to what is open", async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false, name: 'Tenda' })
  await aReading(ctx, space, '2026-11-20T12:00:00Z', { temperature: 24 })
  const scanned = await page(`/cultivo/espaco/${space.id}?registrar=1`, grower)
  expect(scanned.location).toBe(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=medicao`)
  const form = await scanned.follow()
  expect(form.$('h2:contains(Medição)').length).toBe(1)
  const noted = await form.press('Registrar', { 'measures.temperature.value': '25,5' })
  expect(noted.toast).toBe('Atualização registrada.')
  expect((await noted.follow()).text).toContain('25,5 °C')
  const hidden = await aSpace(ctx, { created_by: grower.id })
  const stranger = await aUser(ctx)
  const shown = await page(`/cultivo/espaco/${space.id}?registrar=1`, stranger)
  expect(shown).toMatchObject({ status: 200, heading: 'Tenda' })
  expect(shown.$('button:contains(Registrar)').length).toBe(0)
  expect((await page(`/cultivo/espaco/${hidden.id}?registrar=1`, stranger)).status).toBe(404)
})

test('a space is changed, emptied of a lamp, put away and deleted with plain forms', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  await aStuff(ctx, { created_by: grower.id, name: 'Painel' })
  const address = `/cultivo/espaco/${space.slug}`
  const edit = () => page(`/cultivo/edit-espaco/${space.slug}`, grower)
  const refused = await (await edit()).press('Salvar', { name: '', description: 'No corredor.' })
  expect([refused.status, refused.error('name')]).toEqual([422, 'Preencha este campo.'])
  expect(refused.$('[name=description]').text()).toBe('No corredor.')
  expect((await (await refused.press('Salvar', { name: 'Tenda nova' })).follow()).heading).toBe('Tenda nova')
  expect((await page(`/cultivo/edit-espaco/${space.slug}`, await aUser(ctx))).status).toBe(404)

  const shown = await page(address, grower)
  const put = await shown.press('Adicionar', { stuff_id: shown.choice('stuff_id', 'Lâmpada: Painel') })
  expect(put.toast).toBe('Painel está no espaço.')
  expect((await (await put.follow()).press('Tirar Painel')).toast).toBe('O equipamento saiu do espaço.')
  expect((await (await edit()).press('Arquivar')).status).toBe(302)
  expect((await (await edit()).press('Apagar espaço')).status).toBe(302)
  expect((await page(address, grower)).status).toBe(404)
})

test('own spaces are listed; of a grower’s those that are open', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda', private: false })
  await aSpace(ctx, { created_by: grower.id, name: 'Esconderijo' })
  await aPlant(ctx, { created_by: grower.id, space_id: space.id, private: false, name: 'Aurora' })
  const own = await page('/cultivo/espacos', grower)
  expect(own).toMatchObject({ status: 200, heading: 'Meus espaços' })
  expect(own.text).toContain('2 espaços')
  const theirs = await page(`/cultivo/${grower.nickname}/espacos`)
  expect([theirs.text.includes('Tenda'), theirs.text.includes('Esconderijo')]).toEqual([true, false])
  expect((await page('/cultivo/edit-espaco', grower)).heading).toBe('Qual espaço editar?')
  const plants = await page(`/cultivo/espaco/${space.slug}/plantas`)
  expect(plants.text).toContain('Aurora')
})

test('an old tab opens no space again that was closed meanwhile', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aSpace(ctx, { created_by: grower.id, private: false })
  const edit = () => page(`/cultivo/edit-espaco/${slug}`, grower)
  const [phone, desk] = [await edit(), await edit()]
  await phone.press('Salvar', { private: 'true', width_cm: '60' })
  expect((await desk.press('Salvar', { description: 'Sem janela.' })).toast).toBe('Alterações salvas.')
  expect((await page(`/cultivo/espaco/${slug}`)).status).toBe(404)
  expect((await edit()).value('width_cm')).toBe('60')
})
