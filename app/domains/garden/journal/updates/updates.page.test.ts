import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'
import { formOf } from '#tests/pages/sent-form.ts'
import { cookieOfSession, openPage } from '#tests/pages/site-in-process.ts'

const timeline = 'section[aria-labelledby=linha]'

/** Texts of the journal's rows, newest first. */
const linesOf = ({ $ }: Page) =>
  $(`${timeline} li:has(h3), ${timeline} li:has(h4)`)
    .map((_, line) => $(line).text().replaceAll(/\s+/g, ' '))
    .get()

/** A user's space with plants of these names. */
async function aTent(ctx: Context, names = ['Uma', 'Outra', 'Mais uma']) {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Sala' })
  const plants = []
  for (const name of names) plants.push(await aPlant(ctx, { created_by: grower.id, name, space_id: space.id }))
  return { grower, space, plants, journal: `/cultivo/espaco/${space.slug}/atualizacoes` }
}

test('what happened is written into a plant’s journal with a plain form', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const journal = await page(`/cultivo/planta/${plant.slug}/atualizacoes`, grower)
  expect(journal).toMatchObject({ status: 200, heading: 'Atualizações · Aurora' })
  expect(journal.text).toContain('Aqui ainda não há nenhuma atualização.')
  const refused = await journal.press('Registrar')
  expect([refused.status, refused.error('text')]).toEqual([422, 'Preencha este campo.'])
  const written = await journal.press('Registrar', { text: 'Escrito sem script.' })
  expect(written.toast).toBe('Atualização registrada.')
  expect((await written.follow()).text).toContain('Escrito sem script.')
})

test('after a photo the form is there for the next one, with what was written in sight', async ({ ctx, page }) => {
  const { grower, plants, space } = await aTent(ctx, ['Uma'])
  for (const place of [`planta/${plants[0]?.slug}`, `espaco/${space.slug}`]) {
    const address = `/cultivo/${place}/atualizacoes`
    const cookie = await cookieOfSession(ctx, grower)
    const send = async ({ $ }: Page, text: string) => {
      const { body } = formOf($, { button: 'Registrar', values: { text }, within: 'body' })
      // As its script adds it.
      body.append('photo_ids', String((await aPhoto(ctx, { created_by: grower.id })).id))
      return openPage(ctx, address, { cookie, body })
    }
    const written = await send(await page(`${address}?tipo=foto`, grower), 'De cima.')
    expect([written.location, written.toast]).toEqual([`${address}?tipo=foto`, expect.stringContaining('registrad')])
    const next = await written.follow()
    expect(linesOf(next)[0]).toContain('De cima.')
    expect((await send(next, 'De lado.')).location).toBe(`${address}?tipo=foto`)
  }
})

test('quick log: the label opens the last activity with its values, and the plant says that it was today', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  await updates.post({ id_or_slug: plant.slug, kind: 'rega', measures: { volume_ml: { value: 500 } } })
  const scanned = await page(`/cultivo/planta/${plant.id}?registrar=1`, grower)
  expect(scanned.location).toBe(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`)
  const form = await scanned.follow()
  expect(form.title).toContain('Rega: atualizações ·')
  const written = await form.press('Registrar', {
    'measures.volume_ml.value': '1.500',
    'measures.ph.value': '6,2',
    'measures.ec.value': '900',
    'measures.ec.scale': 'ppm500',
  })
  const after = await written.follow()
  const [first] = linesOf(after)
  for (const value of ['Rega', '1.500 ml', 'pH 6,2', 'EC 1,8 mS/cm (900 ppm, escala 500)'])
    expect(first).toContain(value)
  expect((await page(`/cultivo/planta/${plant.slug}`, grower)).text).toContain('Última regahoje')
})

test('a volume in litres is kept as typed: shown, opened and offered in litres', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const address = `/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`
  const form = await page(address, grower)
  expect(form.value('measures.volume_ml.unit')).toBe('ml')
  const litres = { 'measures.volume_ml.value': '1,5', 'measures.volume_ml.unit': 'L' }
  const after = await (await form.press('Registrar', litres)).follow()
  expect(linesOf(after)[0]).toContain('1,5 L')
  const edit = await after.click('Editar', timeline)
  expect(edit.value('measures.volume_ml.value')).toBe('1,5')
  expect(edit.value('measures.volume_ml.unit')).toBe('L')
  const next = await page(address, grower)
  expect(next.value('measures.volume_ml.unit')).toBe('L')
  const drops = await next.press('Registrar', { 'measures.volume_ml.value': '40,4', 'measures.volume_ml.unit': 'ml' })
  expect(linesOf(await drops.follow()).join()).toContain('40,4 ml')
})

test('EC without its scale, a dose without its amount and a pH that can not be: each said beside its field, with everything typed', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const journal = await page(`/cultivo/planta/${plant.slug}/atualizacoes`, grower)
  const form = await journal.click('Alimentação')
  const typed = { 'measures.volume_ml.value': '800', 'measures.ph.value': '15', 'doses[0].name': 'Melaço' }
  const refused = await form.press('Registrar', typed)
  expect(refused.status).toBe(422)
  expect(refused.error('measures.ph.value')).toBe('O maior valor aceito é 14.')
  expect(refused.error('doses[0].amount')).toBe('Informe a quantidade.')
  for (const [name, value] of Object.entries(typed)) expect(refused.value(name), name).toBe(value)
  const again = await refused.press('Registrar', {
    'measures.ph.value': '6',
    'measures.ec.value': '900',
    'doses[0].amount': '2',
  })
  expect(again.status).toBe(422)
  expect(again.$('[data-error-of^="measures.ec."] .text-error').text()).not.toBe('')
  expect(again.value('measures.ec.value')).toBe('900')
})

test('one act in a space on all its plants, one of them corrected; then one is corrected, with its history', async ({
  ctx,
  page,
}) => {
  const { grower, plants, journal } = await aTent(ctx, ['Outra', 'Uma'])
  const [, one] = plants
  const form = await page(`${journal}?tipo=rega`, grower)
  const at = form.$(`input[name^=corrections][value=${one?.id}]`).attr('name')?.match(/\d+/)?.[0]
  const written = await form.press('Registrar', {
    'measures.volume_ml.value': '600',
    [`corrections[${at}].measures.volume_ml.value`]: '400',
  })
  expect(written.toast).toBe('Registrado em 2 plantas.')
  const after = (await written.follow()).text
  for (const volume of ['600 ml', '400 ml']) expect(after).toContain(volume)

  const own = await page(`/cultivo/planta/${one?.slug}/atualizacoes`, grower)
  const edit = await own.click('Editar', timeline)
  expect(edit).toMatchObject({ status: 200, heading: 'Editar rega' })
  const saved = await edit.press('Salvar', { 'measures.volume_ml.value': '450' })
  expect(saved.toast).toBe('Alterações salvas.')
  const corrected = await saved.follow()
  for (const words of ['450 ml', 'editada']) expect(corrected.text).toContain(words)
  const history = await corrected.click('Editar', timeline)
  expect(history.$('h2:contains(Versões anteriores)').length).toBe(1)
  expect(history.text).toContain('400 ml')
})

test('one act on three plants is corrected on all, deleted from one, then from all', async ({ ctx, as, page }) => {
  const { grower, plants, journal } = await aTent(ctx)
  const { updates } = (await as(grower)).journal
  const plant_ids = plants.map(({ id }) => id)
  await updates.act({ kind: 'rega', measures: { volume_ml: { value: 500 } }, plant_ids })
  const shown = await page(journal, grower)
  expect(linesOf(shown)).toHaveLength(1)
  const edit = await shown.click('Editar', timeline)
  expect(edit.value('all_plants')).toBe('true')
  const saved = await edit.press('Salvar', { 'measures.volume_ml.value': '700' })
  expect(saved.location).toBe(journal)
  const corrected = await saved.follow()
  expect(linesOf(corrected)).toEqual([expect.stringContaining('700 ml')])

  const ask = await corrected.click('Apagar', timeline)
  expect(ask.text).toContain('Rega em 3 plantas')
  expect((await ask.press('Apagar')).error('line')).not.toBe('')
  const fewer = await (await ask.press('Apagar', { line: ask.choice('line', 'Só de Outra') })).follow()
  const [line = ''] = linesOf(fewer)
  expect(line).toContain('700 ml')
  expect([line.includes('Uma'), line.includes('Outra')]).toEqual([true, false])
  const none = await (await fewer.click('Apagar', timeline)).press('Apagar', { line: 'todas' })
  expect((await none.follow()).text).toContain('Aqui ainda não há nenhuma atualização.')
})

test('what another tab corrected on one plant alone is left out of the others, and said', async ({ ctx, as, page }) => {
  const { grower, plants } = await aTent(ctx, ['Uma', 'Outra'])
  const { updates } = (await as(grower)).journal
  const plant_ids = plants.map(({ id }) => id)
  const { update_ids } = await updates.act({ kind: 'rega', measures: { volume_ml: { value: 500 } }, plant_ids })
  const [first, id = 0] = update_ids
  const edit = await page(`/cultivo/atualizacao/${first}/editar?todas`, grower)
  await updates.change({ id, text: '', doses: [], photo_ids: [], measures: { volume_ml: { value: 600 } } })
  const saved = await edit.press('Salvar', { 'measures.volume_ml.value': '650' })
  expect(saved.toast).toBe('Salvo em 1 de 2 plantas: no resto o registro mudou enquanto você editava.')
})

test('one act on plants from here and there', async ({ ctx, page }) => {
  const { grower, plants } = await aTent(ctx, ['Uma', 'Outra'])
  const strange = await aPlant(ctx, { private: false, name: 'Alheia' })
  const ids = [...plants, strange].map(({ id }) => id).join(',')
  const form = await page(`/cultivo/registrar?plantas=${ids}&tipo=lst`, grower)
  expect(form).toMatchObject({ status: 200, heading: 'Registrar em 2 plantas' })
  expect(form.text).not.toContain('Alheia')
  const done = await form.press('Registrar')
  const told = 'Registrado em 2 plantas; uma não está entre as suas.'
  expect([done.location, done.toast]).toEqual(['/cultivo/registrar', told])
  const managed = await page(`/cultivo/registrar?plantas=${ids}&tipo=lst&de=gerenciar`, grower)
  expect(managed.links()).toContain('/cultivo/gerenciar/plantas')
  expect(form.links()).not.toContain('/cultivo/gerenciar/plantas')
  expect((await managed.press('Registrar')).location).toBe('/cultivo/gerenciar/plantas')
})

test('where one of the marked plants was deleted meanwhile it says that the others alone have it', async ({
  ctx,
  as,
  page,
}) => {
  const { grower, plants } = await aTent(ctx, ['Uma', 'Outra'])
  const form = await page(`/cultivo/registrar?plantas=${plants.map(({ id }) => id).join(',')}&tipo=lst`, grower)
  await (await as(grower)).garden.plants.remove({ id_or_slug: plants[1]?.slug ?? '' })
  expect((await form.press('Registrar')).toast).toBe('Registrado em 1 planta; uma não está entre as suas.')
})

test('without a plant the page asks for one, by space, and goes on with what was to be logged', async ({
  ctx,
  page,
}) => {
  const { grower, plants, journal } = await aTent(ctx, ['Uma', 'Outra'])
  await aPlant(ctx, { created_by: grower.id, name: 'Solta' })
  await aPlant(ctx, { private: false, name: 'Alheia' })
  const ask = await page('/cultivo/registrar?tipo=rega', grower)
  expect(ask).toMatchObject({ status: 200, heading: 'Rega: onde?' })
  for (const word of ['Você ainda não escolheu nenhuma planta.', 'Sala', 'Outra', 'Sem espaço', 'Solta'])
    expect(ask.text).toContain(word)
  expect(ask.text).not.toContain('Alheia')
  expect(ask.links()).toContain(`${journal}?tipo=rega`)
  // Back from the page without signal, what was ticked is.
  const ids = plants.map(({ id }) => String(id))
  const back = await page(`/cultivo/registrar?tipo=rega&marcadas=${ids}`, grower)
  const ticked = back.$('input[name=plantas][checked]').map((_, tick) => back.$(tick).val())
  expect(ticked.get().sort()).toEqual(ids.sort())
  const one = await ask.press('Continuar', { plantas: String(plants[0]?.id) })
  expect(one.location).toBe(`/cultivo/planta/${plants[0]?.slug}/atualizacoes?tipo=rega`)
  expect((await one.follow()).title).toContain('Rega: atualizações ·')
  expect((await ask.press('Continuar')).heading).toBe('Rega: onde?')
  const empty = await page('/cultivo/registrar', await aUser(ctx))
  expect(empty).toMatchObject({ status: 200, heading: 'Registrar' })
  expect(empty.links()).toContain('/cultivo/add-planta')
})

test('tapped before the sheet knew whose the page’s thing is, an activity opens its form, never somebody else’s', async ({
  ctx,
  page,
}) => {
  const { grower, plants, journal } = await aTent(ctx, ['Uma'])
  const to = async (em: string) => (await page(`/cultivo/registrar?tipo=rega&em=${em}`, grower)).location
  expect(await to(`plant:${plants[0]?.slug}`)).toBe(
    `/cultivo/planta/${plants[0]?.slug}/atualizacoes?tipo=rega#registrar`,
  )
  expect(await to(`space:${journal.split('/')[3]}`)).toBe(`${journal}?tipo=rega#registrar`)
  expect(await to(`plant:${(await aPlant(ctx, { private: false })).slug}`)).toBeNull()
  expect(await to('plant:nenhuma')).toBeNull()
})

test('a seed is offered what fits a seed; the rest is apart', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const seed = await aPlant(ctx, { created_by: grower.id, plant_cycle_id: await cycleId(ctx, 'semente') })
  const { $ } = await page(`/cultivo/planta/${seed.slug}/atualizacoes`, grower)
  const offered = $('nav[aria-label="O que você fez?"]')
  const labels = (list: ReturnType<typeof $>) => list.map((_, link) => $(link).text().trim()).get()
  expect(labels(offered.children('ul').find('a')).slice(0, 3)).toEqual(['Rega', 'Foto', 'Nota'])
  expect(labels(offered.find('section a'))).not.toContain('Desfolha')
  expect(labels(offered.find('details details a'))).toContain('Desfolha')
})

test('a journal is as public as its plant; who may only look finds neither form nor buttons', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Aurora' })
  const {
    journal: { updates },
    garden: { plants },
  } = await as(grower)
  await updates.post({ id_or_slug: plant.slug, text: 'Primeiras folhas.' })
  const address = `/cultivo/planta/${plant.slug}/atualizacoes`
  const own = await page(address, grower)
  const editPath = own.links().find((link) => link?.endsWith('/editar')) ?? ''
  for (const other of [undefined, await aUser(ctx)]) {
    const shown = await page(address, other)
    expect(shown.text).toContain('Primeiras folhas.')
    expect(shown.$('main form[method=post]').length).toBe(0)
    expect(shown.links()).not.toContain(editPath)
  }
  expect((await page(editPath, await aUser(ctx))).status).toBe(404)
  expect((await page(editPath.replace('editar', 'apagar'), await aUser(ctx))).status).toBe(404)
  await plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  for (const path of [address, `/cultivo/planta/${plant.slug}/fotos`])
    expect((await page(path, await aUser(ctx))).status, path).toBe(404)
})

test('two photos stand side by side without scripts; which two is in the address', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Aurora', photos: 3 })
  const album = await page(`/cultivo/planta/${plant.slug}/fotos`)
  expect(album).toMatchObject({ status: 200, heading: 'Fotos · Aurora' })
  expect(album.$('noscript figure').length).toBe(2)
  const last = album.$('select[name=antes] option').last().attr('value')
  const compared = await album.press('Comparar', { antes: last })
  expect(compared.value('antes')).toBe(last)
  const none = await page(`/cultivo/planta/${(await aPlant(ctx, { private: false })).slug}/fotos`)
  expect(none.text).toContain('Esta planta ainda não tem fotos.')
})

test('what one plant of a space got differently is in the unit and scale of all', async ({ ctx, as, page }) => {
  const { grower, plants, journal } = await aTent(ctx, ['Uma', 'Outra'])
  const form = await page(`${journal}?tipo=rega`, grower)
  const rows = form.$('input[name$=".plant_id"]').map((_, input) => Number(form.$(input).val()))
  const row = rows.get().indexOf(plants[0]?.id ?? 0)
  await form.press('Registrar', {
    where: 'todas',
    'measures.volume_ml.value': '1,5',
    'measures.volume_ml.unit': 'L',
    'measures.ec.value': '900',
    'measures.ec.scale': 'ppm500',
    [`corrections[${row}].measures.volume_ml.value`]: '2',
    [`corrections[${row}].measures.ec.value`]: '700',
  })
  const { updates } = (await as(grower)).journal
  const measuresOf = async (slug = '') => (await updates.list({ id_or_slug: slug })).data[0]?.measures
  expect(await measuresOf(plants[0]?.slug)).toEqual({
    volume_ml: { value: 2, unit: 'L' },
    ec: { value: 700, scale: 'ppm500' },
  })
  expect(await measuresOf(plants[1]?.slug)).toMatchObject({ volume_ml: { value: 1.5, unit: 'L' } })
})
