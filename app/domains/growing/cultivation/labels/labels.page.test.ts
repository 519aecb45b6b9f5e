import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aJar } from '#domains/growing/harvest/jars/jars.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { qrOf } from '#shared/qr-path.ts'
import { expect, test } from '#tests/fixtures.ts'
import { LABEL_QUIET_ZONE } from './labels.view.ts'

test('the code on a sheet, module for module, says where a plant, a space or a jar is written about', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const own = { created_by: grower.id }
  const plant = await aPlant(ctx, { ...own, name: 'Aurora' })
  const space = await aSpace(ctx, { ...own, name: 'Tenda' })
  const jar = await aJar(ctx, { ...own, name: 'Vidro', number: 7 })
  const labels = [
    { kind: 'plantas', id: plant.id, label: 'Aurora', code: `P-${plant.id}`, path: 'planta' },
    { kind: 'espacos', id: space.id, label: 'Tenda', code: `E-${space.id}`, path: 'espaco' },
    { kind: 'potes', id: jar.id, label: 'Pote 7 · Vidro', code: 'C-7', path: 'pote' },
  ]
  for (const { kind, id, label, code, path } of labels) {
    const sheet = await page(`/cultivo/etiquetas?kind=${kind}&format=uma&pick=${id}`, grower)
    const drawn = sheet.$('.label-face path').attr('d')
    const address = `${ctx.env.site.url}/cultivo/${path}/${id}?registrar=1`
    expect(drawn, kind).toBe(qrOf(address, LABEL_QUIET_ZONE).path)
    for (const words of [label, code]) expect(sheet.textOf('.label-face')).toContain(words)
    expect(sheet.$('.label-face svg').attr('aria-label')?.replaceAll('\u00a0', ' ')).toBe(`QR de ${label}`)
  }
})

test('labels of all plants of a space are made with nothing but their codes, on as many sheets as they need', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  for (let count = 0; count < 9; count++) await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  await aPlant(ctx, { created_by: grower.id, name: 'Lá fora' })
  const chooser = await (await page('/cultivo/etiquetas', grower)).click('Tenda')
  const made = await chooser.press('Gerar etiquetas', { all: 'true', format: 'a4-8', discreet: 'true' })
  expect(made.status).toBe(200)
  expect(made.text).toContain('9 etiquetas prontas')
  const faces = made.$('.label-face').map((_, face) => made.$(face).text())
  for (const face of faces.get()) expect(face.trim()).toMatch(/^P-\d+$/)
  expect([faces.length, made.$('.label-sheet').length]).toEqual([9, 2])
  const begun = await made.press('Gerar etiquetas', { skip: '7' })
  expect(begun.$('.label-sheet').first().find('.label-face').length, 'one place of it was left').toBe(1)
})

test('nothing chosen is said, and what is not one’s own is not found', async ({ ctx, page }) => {
  const mine = await aPlant(ctx, { private: false })
  const jar = await aJar(ctx)
  const neighbour = await aUser(ctx)
  await aSpace(ctx, { created_by: neighbour.id })
  const none = await page('/cultivo/etiquetas?kind=espacos&format=a4-8', neighbour)
  expect(none.status).toBe(422)
  expect(none.text).toContain('Marque pelo menos um para gerar')
  expect(none.$('input[name=format][value=a4-8]').is('[checked]')).toBe(true)
  expect((await page(`/cultivo/etiquetas?pick=${mine.id}`, neighbour)).status).toBe(404)
  expect((await page(`/cultivo/etiquetas?kind=potes&format=uma&pick=${jar.id}`, neighbour)).status).toBe(404)
})

test('who has nothing to label is shown the way to it; signed out, to the login', async ({ ctx, page }) => {
  const empty = await page('/cultivo/etiquetas?kind=potes', await aUser(ctx))
  expect(empty).toMatchObject({ status: 200, heading: 'Etiquetas' })
  expect((await empty.click('Novos potes')).heading).toBe('Novos potes')
  expect((await page('/cultivo/etiquetas')).location).toContain('/auth/login')
})
