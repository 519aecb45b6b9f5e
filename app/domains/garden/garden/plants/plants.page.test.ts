import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSpace } from '../spaces/spaces.factory.ts'
import { aStuff } from '../stuffs/stuffs.factory.ts'
import { aPlant, cycleId } from './plants.factory.ts'

test('a public plant is a page for everybody; a private one is no page, but for its grower', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const open = await aPlant(ctx, { private: false, name: 'Aurora' })
  const shown = await page(`/cultivo/planta/${open.slug}`)
  expect(shown).toMatchObject({ status: 200, heading: 'Aurora' })
  expect(shown.title).toContain('Aurora')
  const hidden = await aPlant(ctx, { private: true, name: 'Segredo', created_by: grower.id })
  for (const viewer of [undefined, await aUser(ctx)])
    expect(await page(`/cultivo/planta/${hidden.slug}`, viewer)).toMatchObject({ status: 404 })
  const own = await page(`/cultivo/planta/${hidden.slug}`, grower)
  expect(own.heading).toBe('Segredo')
  const [, anchor] = own.$('h1 + div a[href*="#"]').attr('href')?.split('#') ?? []
  expect(own.$(`#${anchor}`).text()).toContain('Mudar de fase')
  expect(shown.$('h1 + div a[href*="#"]').length).toBe(0)
})

test('a plant is created by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const form = await page('/cultivo/add-planta', grower)
  const fields = form.$('main form [name]').map((_, field) => form.$(field).attr('name'))
  expect([...new Set(fields.get())].slice(1, 4)).toEqual(['name', 'plant_cycle_id', 'started_on'])
  const folded = '[name="genetic_name"]'
  expect(form.$(`main details:not([open]) ${folded}`).length).toBe(1)
  const long = await form.press('Criar planta', { genetic_name: 'x'.repeat(130) })
  expect(long.$(`main details[open] ${folded}`).length).toBe(1)
  const plant_cycle_id = String(await cycleId(ctx, 'vegetativo'))
  const refused = await form.press('Criar planta', { name: '', description: 'do clone da Ana', plant_cycle_id })
  expect(refused.status).toBe(422)
  expect(refused.error('name')).not.toBe('')
  expect(refused.value('description')).toBe('do clone da Ana')
  const made = await refused.press('Criar planta', { name: 'Lua' })
  expect(made.location).toMatch(/^\/cultivo\/planta\/lua/)
  expect((await made.follow()).heading).toBe('Lua')
})

test('without a phase a new plant is refused beside it, with name and notes kept', async ({ ctx, page }) => {
  const form = await page('/cultivo/add-planta', await aUser(ctx))
  const refused = await form.press('Criar planta', { name: 'Lua', description: 'Fica mesmo com erro.' })
  expect(refused.status).toBe(422)
  expect(refused.error('plant_cycle_id')).toBe('Escolha uma das opções.')
  const said = refused.$('legend:contains("Fase") + [data-error-of]').text()
  expect(said, 'under the title of the group').toContain('Escolha uma das opções.')
  expect([refused.value('name'), refused.value('description')]).toEqual(['Lua', 'Fica mesmo com erro.'])
  const made = await refused.press('Criar planta', { plant_cycle_id: refused.choice('plant_cycle_id', 'Vegetativo') })
  expect(made.toast).toBe('Lua entrou no seu jardim.')
})

test('a plant is changed, moved on and opened with plain forms, each from its own page', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const edit = await page(`/cultivo/planta/${plant.slug}/edit`, grower)
  expect(edit).toMatchObject({ status: 200, heading: 'Aurora: edição e privacidade' })
  const refused = await edit.press('Salvar', { name: ' ', genetic_name: 'Jamaica', description: 'Do fundo.' })
  expect(refused.status).toBe(422)
  expect(refused.error('name')).toBe('Preencha este campo.')
  expect([refused.value('genetic_name'), refused.$('[name=description]').text()]).toEqual(['Jamaica', 'Do fundo.'])
  const saved = await refused.press('Salvar', { name: 'Aurora' })
  expect(saved.toast).toBe('Alterações salvas.')
  const shown = await saved.follow()
  expect(shown.text).toContain('Jamaica')

  const moved = await shown.press('Mudar de fase', { catalogue_item_id: shown.choice('catalogue_item_id', 'Floração') })
  expect(moved.toast).toBe('Aurora está em Floração.')
  const opened = await (await moved.follow()).press('Só você vê, tornar público')
  expect(opened.toast).toBe('Agora qualquer pessoa vê esta planta.')
  expect((await page(`/cultivo/planta/${plant.slug}`)).status).toBe(200)
})

test('a plant goes to the archive and comes back; deleted it is no page any more', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlant(ctx, { created_by: grower.id })
  const edit = () => page(`/cultivo/planta/${slug}/edit`, grower)
  expect((await (await edit()).press('Arquivar')).toast).toBe('A planta foi arquivada.')
  expect((await page('/cultivo/plantas', grower)).links()).not.toContain(`/cultivo/planta/${slug}`)
  expect((await (await edit()).press('Tirar do arquivo')).toast).toBe('A planta voltou para o jardim.')
  const gone = await (await edit()).press('Apagar planta')
  expect([gone.location, gone.toast]).toEqual(['/cultivo/plantas', 'A planta foi apagada.'])
  expect((await page(`/cultivo/planta/${slug}`, grower)).status).toBe(404)
})

test('a neighbour saves a plant with a plain form, and takes it back', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Aurora' })
  const address = `/cultivo/planta/${plant.slug}`
  const saved = await (await page(address, await aUser(ctx))).press('Salve para a planta Aurora: 0')
  expect(saved.location).toBe(address)
  const after = await saved.follow()
  expect(after.$('button[aria-pressed=true]').text()).toContain('Salve para a planta Aurora: 1')
  const back = await after.press('Salve para a planta Aurora: 1')
  expect((await back.follow()).$('button[aria-pressed=true]').text()).not.toContain('Salve')
})

test('the code of a plant leads its grower to the form, others to the plant, and of a private one nowhere', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const open = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Aurora' })
  const code = `/cultivo/planta/${open.id}?registrar=1`
  const scanned = await page(code, grower)
  expect(scanned.location).toBe(`/cultivo/planta/${open.slug}/atualizacoes?tipo=rega`)
  expect((await scanned.follow()).$('button:contains(Registrar)').length).toBe(1)
  const hidden = await aPlant(ctx, { created_by: grower.id, name: 'Oculta' })
  for (const stranger of [undefined, await aUser(ctx)]) {
    const shown = await page(code, stranger)
    expect(shown).toMatchObject({ status: 200, heading: 'Aurora', location: null })
    expect(shown.$('button:contains(Registrar)').length).toBe(0)
    expect((await page(`/cultivo/planta/${hidden.id}?registrar=1`, stranger)).status).toBe(404)
  }
})

test('the list of own plants begins with a way to the first one, and is narrowed by its address', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const empty = await page('/cultivo/plantas', grower)
  expect(empty).toMatchObject({ status: 200, heading: 'Minhas plantas' })
  expect((await empty.click('Criar a primeira planta')).heading).toBe('Nova planta')
  await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const full = await page('/cultivo/plantas', grower)
  expect(full.text).toContain('1 planta')
  const none = await full.press('Buscar', { search: 'girassol' })
  expect(none.text).toContain('Nenhuma planta combina com esse filtro.')
  expect((await none.click('Ver todas')).text).toContain('Aurora')
  expect((await page('/cultivo/plantas')).location).toContain('/auth/login')
})

test('search, phases and rarer acts are folded away above the own plants until something narrows them', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const all = await page('/cultivo/plantas', grower)
  const folded = 'main details:has([name=search]):has([aria-label=Filtros])'
  expect(all.$(folded)).toHaveLength(1)
  expect(all.$(folded).attr('open')).toBeUndefined()
  expect(all.$('main [popover] a[href="/cultivo/gerenciar/plantas"]')).toHaveLength(1)
  expect((await page('/cultivo/plantas?private=true', grower)).$(folded).attr('open')).toBeDefined()
})

test('a grower’s plants are shown as far as they are public', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  await aPlant(ctx, { created_by: grower.id, private: false, name: 'Aurora' })
  await aPlant(ctx, { created_by: grower.id, name: 'Segredo' })
  const shown = await page(`/cultivo/${grower.nickname}/plantas`)
  expect(shown.status).toBe(200)
  expect(shown.heading).toContain(grower.nickname)
  expect([shown.text.includes('Aurora'), shown.text.includes('Segredo')]).toEqual([true, false])
  expect((await page('/cultivo/ninguem-assim/plantas')).status).toBe(404)
})

test('lists of who is found by nobody are in no search engine', async ({ ctx, page }) => {
  const [hidden, found] = [await aUser(ctx, { discoverable: false }), await aUser(ctx, { discoverable: true })]
  for (const list of ['plantas', 'espacos', 'itens', 'plano']) {
    const robots = async ({ nickname }: { nickname: string }) =>
      (await page(`/cultivo/${nickname}/${list}`)).$('meta[name=robots]').attr('content') ?? ''
    expect([(await robots(hidden)).includes('noindex'), await robots(found)], list).toEqual([true, ''])
  }
})

test('who has one plant has nothing to choose; who has two chooses which to edit', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  expect((await page('/cultivo/edit-planta', grower)).location).toBe(`/cultivo/edit-planta/${slug}`)
  await aPlant(ctx, { created_by: grower.id, name: 'Brisa' })
  const choice = await page('/cultivo/edit-planta', grower)
  expect(choice.heading).toBe('Qual planta editar?')
  expect(choice.links()).toContain(`/cultivo/edit-planta/${slug}`)
  expect((await page(`/cultivo/edit-planta/${slug}`, grower)).heading).toBe('Editar Aurora')
})

test('the forms are under the own nickname too, and under nobody else’s', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  for (const form of ['add-planta', 'edit-planta/aurora', 'add-espaco', 'add-plano'])
    expect((await page(`/cultivo/${grower.nickname}/${form}`, grower)).location).toBe(`/cultivo/${form}`)
  expect((await page('/cultivo/outra/add-planta', grower)).status).toBe(404)
})

test('pot and soil are noted on a page of their own', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  await aStuff(ctx, { created_by: grower.id, stuff_type_id: 3, name: 'Vaso de feltro', specs: { litres: 11 } })
  const setup = await page(`/cultivo/planta/${plant.slug}/setup`, grower)
  expect(setup.heading).toBe('Vaso, substrato e adubos de Aurora')
  expect((await setup.press('Adicionar')).error('stuff_id')).toBe('Preencha este campo.')
  const put = await setup.press('Adicionar', { stuff_id: setup.choice('stuff_id', 'Vaso de feltro') })
  expect(put.toast).toBe('Adicionado à planta.')
  expect((await page(`/cultivo/planta/${plant.slug}`, grower)).text).toContain('Vaso de feltro')
})

test('pages to change a plant are its grower’s alone', async ({ ctx, page }) => {
  const space = await aSpace(ctx, { private: false })
  const plant = await aPlant(ctx, { private: false, created_by: space.created_by, space_id: space.id })
  for (const page_ of ['edit', 'setup', 'exportar', 'compartilhar']) {
    expect((await page(`/cultivo/planta/${plant.slug}/${page_}`, await aUser(ctx))).status, page_).toBe(404)
    expect((await page(`/cultivo/planta/${plant.slug}/${page_}`)).location, page_).toContain('/auth/login')
  }
})

test('what people say about a plant has its own page', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Aurora' })
  const comments = await page(`/cultivo/planta/${plant.slug}/comentarios`, await aUser(ctx))
  expect(comments).toMatchObject({ status: 200, heading: 'Comentários de Aurora' })
  const posted = await comments.press('Comentar', { text: 'Que folhas!' })
  expect((await posted.follow()).text).toContain('Que folhas!')
  expect((await (await posted.follow()).press('Comentar', { text: '' })).error('text')).toBe('Preencha este campo.')
})

test('an old tab makes nothing public again, and takes nothing back that it did not touch', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlant(ctx, { created_by: grower.id, name: 'Aurora', private: false })
  const edit = () => page(`/cultivo/planta/${slug}/edit`, grower)
  const [phone, desk] = [await edit(), await edit()]
  expect((await phone.press('Salvar', { private: 'true', name: 'Aurora II' })).toast).toBe('Alterações salvas.')
  expect((await desk.press('Salvar', { genetic_name: 'Jamaica' })).toast).toBe('Alterações salvas.')
  expect((await page(`/cultivo/planta/${slug}`)).status).toBe(404)
  const now = await edit()
  expect([now.value('name'), now.value('genetic_name')]).toEqual(['Aurora II', 'Jamaica'])
})

test('two tabs that change the same field: the second keeps its text, shows the other, and may then be saved', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlant(ctx, { created_by: grower.id, name: 'Aurora', private: false })
  const edit = () => page(`/cultivo/planta/${slug}/edit`, grower)
  const [phone, desk] = [await edit(), await edit()]
  await phone.press('Salvar', { description: 'Regada às 7.', private: 'true' })
  const behind = await desk.press('Salvar', { description: 'Regada às 8.' })
  expect(behind.status).toBe(409)
  expect(behind.text).toContain('Nada do que você escreveu se perdeu')
  expect(behind.textOf('[data-error-of=description]')).toContain('Agora está assim:Regada às 7.')
  expect(behind.$('[name=description]').text()).toBe('Regada às 8.')
  expect((await behind.press('Salvar')).toast).toBe('Alterações salvas.')
  expect((await edit()).$('[name=description]').text()).toBe('Regada às 8.')
  expect((await page(`/cultivo/planta/${slug}`)).status).toBe(404)
})

test('what a form says that it was opened with, and nobody can read, is refused', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlant(ctx, { created_by: grower.id })
  const edit = await page(`/cultivo/planta/${slug}/edit`, grower)
  expect((await edit.press('Salvar', { opened: '{' })).status).toBe(400)
})
