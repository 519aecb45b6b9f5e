import { eq } from 'drizzle-orm'
import { plant_stuffs } from '#domains/garden/garden/plants/plant-stuffs.table.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { updates } from '../updates/updates.table.ts'

const volumesOf = async (ctx: Context, created_by: number) =>
  (await ctx.db.select().from(updates).where(eq(updates.created_by, created_by)))
    .map(({ measures }) => measures.volume_ml)
    .sort((a, b) => (b?.value ?? 0) - (a?.value ?? 0))

test('a volume for several plants is for each, or in total: then it is shared out and nothing is lost', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const place = { created_by: grower.id, space_id: space.id }
  for (const name of ['Uma', 'Duas', 'Três']) await aPlant(ctx, { ...place, name })
  await aPlant(ctx, { ...place, name: 'Colhida', status: 'colhida' })
  const form = await page(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`, grower)
  expect(form.text).toContain('Em todas (3 de 4)')
  expect(form.text).toContain('Colhida fica de fora: já foi colhida.')
  const litre = { 'measures.volume_ml.value': '1', 'measures.volume_ml.unit': 'L' }
  expect((await form.press('Registrar', litre)).toast).toBe('Registrado em 3 plantas.')
  expect(await volumesOf(ctx, grower.id)).toEqual(Array(3).fill({ value: 1000, unit: 'L' }))
  await ctx.db.delete(updates)
  const shared = await page(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`, grower)
  await shared.press('Registrar', { ...litre, volume_for: 'total' })
  expect((await volumesOf(ctx, grower.id)).map((volume) => volume?.value)).toEqual([334, 333, 333])
  const at = shared.$('input[name^=corrections][name$=plant_id]').first().attr('name')?.match(/\d+/)?.[0]
  const own = `corrections[${at}].measures.volume_ml.value`
  const again = await page(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`, grower)
  const refused = await again.press('Registrar', { ...litre, volume_for: 'total', [own]: '1,5' })
  expect(refused.error('measures.volume_ml.value')).toBe('As diferenças somam mais que o total.')
  await ctx.db.delete(updates)
  expect((await refused.press('Registrar', { volume_for: 'each', [own]: '800' })).error('sure')).toContain('São 800 L')
  await refused.press('Registrar', { [own]: '0,5' })
  expect((await volumesOf(ctx, grower.id)).map((volume) => volume?.value)).toEqual([500, 250, 250])
})

test('a volume that no pot takes is asked about once, with everything typed', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua' })
  const pot = await aStuff(ctx, { created_by: grower.id, stuff_type_id: 3, specs: { litres: 11 } })
  await ctx.db.insert(plant_stuffs).values({ plant_id: plant.id, stuff_id: pot.id, role: 'vase' })
  const form = await page(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`, grower)
  expect(form.$('[name=sure]').length).toBe(0)
  const asked = await form.press('Registrar', { 'measures.volume_ml.value': '800', 'measures.volume_ml.unit': 'L' })
  expect(asked.status).toBe(422)
  expect(asked.error('sure')).toBe('São 800 L em Lua, num vaso de 11 L. É isso mesmo?')
  expect(asked.value('measures.volume_ml.value')).toBe('800')
  expect((await asked.press('Registrar', { sure: 'true' })).toast).toBe('Atualização registrada.')
  const edit = await (await page(`/cultivo/planta/${plant.slug}/atualizacoes`, grower)).click('Editar', 'main ol')
  expect((await edit.press('Salvar', { 'measures.volume_ml.value': '900' })).error('sure')).toContain('São 900 L')
  const open = await page(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`, grower)
  const meant = await open.press('Registrar', { 'measures.volume_ml.value': '800', 'measures.volume_ml.unit': 'ml' })
  expect(meant.toast).toBe('Atualização registrada.')
  const few = await page(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`, grower)
  const drop = await few.press('Registrar', { 'measures.volume_ml.value': '1,5', 'measures.volume_ml.unit': 'ml' })
  expect(drop.error('sure')).toBe('São 1,5 ml em Lua, num vaso de 11 L. É isso mesmo?')
})

test('the unit offered is the one last used on this plant', async ({ ctx, page, as }) => {
  const grower = await aUser(ctx)
  const [tree, seedling] = [
    await aPlant(ctx, { created_by: grower.id }),
    await aPlant(ctx, { created_by: grower.id, name: 'Muda' }),
  ]
  const { post } = (await as(grower)).journal.updates
  await post({ id_or_slug: tree.slug, kind: 'rega', measures: { volume_ml: { value: 2, unit: 'L' } } })
  await post({ id_or_slug: seedling.slug, kind: 'rega', measures: { volume_ml: { value: 80 } } })
  const unitOn = async (slug: string) =>
    (await page(`/cultivo/planta/${slug}/atualizacoes?tipo=rega`, grower)).value('measures.volume_ml.unit')
  expect(await unitOn(tree.slug)).toBe('L')
  expect(await unitOn(seedling.slug)).toBe('ml')
})

test('what still sprouts is left out of all, by name, until it is ticked', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const place = { created_by: grower.id, space_id: space.id }
  for (const name of ['Chica', 'Flor'])
    await aPlant(ctx, { ...place, name, plant_cycle_id: await cycleId(ctx, 'vegetativo') })
  await aPlant(ctx, { ...place, name: 'Sabiá', plant_cycle_id: await cycleId(ctx, 'semente') })
  const address = `/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`
  const form = await page(address, grower)
  expect(form.text).toContain('Em todas (2 de 3)')
  expect(form.text).toContain('Sabiá fica de fora: está em Semente.')
  expect(form.$('input[name=left_out]')).toHaveLength(1)
  const water = { 'measures.volume_ml.value': '900', 'measures.volume_ml.unit': 'ml' }
  expect((await form.press('Registrar', water)).toast).toBe('Registrado em 2 plantas.')
  const all = await (await page(address, grower)).press('Registrar', { ...water, with_young: 'true' })
  expect(all.toast).toBe('Registrado em 3 plantas.')
  const note = await page(address.replace('rega', 'nota'), grower)
  expect(note.text).toContain('Em todas (3)')
  expect(note.text).not.toContain('fica de fora')
})
