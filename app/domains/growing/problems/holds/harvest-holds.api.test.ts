import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_places } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_plants } from '#domains/garden/plans/plans/plans.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCase } from '../cases/cases.factory.ts'
import { problem_entries } from '../cases/cases.table.ts'

const asked = 'Lua: colher só a partir de sex, 27 de nov, pela carência de Enxofre, de sex, 20 de nov. É isso mesmo?'
const beside = (sentence: string) => ({ status: 422, data: { errors: { sure: [sentence] } } })

/** A plant treated on 20 November; seven days have to pass. */
async function treated(ctx: Context, overrides: Parameters<typeof aPlant>[1] = {}) {
  const plant = await aPlant(ctx, { name: 'Lua', ...overrides })
  const { id: case_id } = await aCase(ctx, plant)
  const entry = { case_id, created_by: plant.created_by, kind: 'tratamento' as const, text: 'Borrifei.' }
  await ctx.db.insert(problem_entries).values([
    { ...entry, on: '2026-11-20', product: 'Enxofre', safety_days: 7 },
    { ...entry, on: '2026-11-12', product: 'Sabão', safety_days: 2 },
    { ...entry, on: '2026-11-20', product: 'Água' },
  ])
  return plant
}

test('a harvest within the interval is asked about once, by every way there is; confirmed it is written', async ({
  ctx,
  as,
}) => {
  const plant = await treated(ctx)
  const { journal, cultivation } = await as({ id: plant.created_by })
  const harvest = { kind: 'colheita' as const, id_or_slug: plant.slug }
  await expect(journal.updates.post(harvest)).rejects.toMatchObject(beside(asked))
  await expect(journal.updates.act({ kind: 'colheita', plant_ids: [plant.id], corrections: [] })).rejects.toMatchObject(
    beside(asked),
  )
  const many = { harvests: [{ plant_id: plant.id }], on: '2026-11-21' }
  await expect(cultivation.manyPlants.harvest(many)).rejects.toMatchObject(beside(asked))
  expect(await cultivation.manyPlants.harvest({ ...many, sure: true })).toEqual({ count: 1 })
})

test('a yes that was given before a longer interval was known is none; the box sends what was read', async ({
  ctx,
  as,
  page,
}) => {
  const plant = await treated(ctx)
  const { cultivation } = await as({ id: plant.created_by })
  const form = await page(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=colheita`, { id: plant.created_by })
  const read = (shown: typeof form) => String(shown.$('input[name=sure]').val())
  const once = await form.press('Registrar')
  expect(once.text).toContain(asked)
  const { id: case_id } = await aCase(ctx, plant)
  await ctx.db.insert(problem_entries).values({
    ...{ case_id, created_by: plant.created_by, kind: 'tratamento', text: 'De novo.' },
    ...{ on: '2026-11-21', product: 'Óleo de neem', safety_days: 14 },
  })
  const later = asked
    .replace('sex, 27 de nov', 'sáb, 5 de dez')
    .replace('Enxofre, de sex, 20', 'Óleo de neem, de sáb, 21')
  const twice = await once.press('Registrar', { sure: read(once) })
  expect(twice.text).toContain(later)
  expect((await twice.press('Registrar', { sure: read(twice) })).text).not.toContain('É isso mesmo?')
  const many = { harvests: [{ plant_id: plant.id }], on: '2026-11-21' }
  await expect(cultivation.manyPlants.harvest({ ...many, sure: asked })).rejects.toMatchObject(beside(later))
  const second = cultivation.manyPlants.harvest({ ...many, sure: `${asked} ${later}` })
  await expect(second).rejects.toMatchObject(beside(expect.stringContaining('Somar mais esta colheita?')))
  expect(await cultivation.manyPlants.harvest({ ...many, sure: true })).toEqual({ count: 1 })
})

test('whatever else says that it is cut is asked about too: a phase, a weight, a jar, by every way there is', async ({
  ctx,
  as,
  page,
}) => {
  const plant = await treated(ctx)
  const { journal, cultivation, garden, agenda } = await as({ id: plant.created_by })
  const [drying, flowering] = [await cycleId(ctx, 'secagem'), await cycleId(ctx, 'floracao')]
  const on = '2026-11-21'
  const [plant_ids, refused] = [[plant.id], beside(asked)]
  const one = { id_or_slug: plant.slug, on }
  const post = (input: object) => journal.updates.post({ id_or_slug: plant.slug, ...input } as never)
  await expect(garden.plants.changeCycle({ ...one, plant_cycle_id: drying })).rejects.toMatchObject(refused)
  const phase = { plant_ids, plant_cycle_id: drying, on }
  await expect(cultivation.manyPlants.cycle(phase)).rejects.toMatchObject(refused)
  await expect(post({ kind: 'fase', catalogue_item_id: drying })).rejects.toMatchObject(refused)
  await expect(post({ kind: 'peso-final', measures: { dry_g: { value: 3 } } })).rejects.toMatchObject(refused)
  await expect(post({ kind: 'pote', measures: { jar_g: { value: 3 } } })).rejects.toMatchObject(refused)
  const weights = [{ plant_id: plant.id, dry_g: 5 }]
  await expect(cultivation.manyPlants.weigh({ weights, on })).rejects.toMatchObject(refused)
  const { id: task_id, due_at } = await agenda.tasks.create({
    title: 'Secar',
    kind: 'fase',
    plant_id: plant.id,
    due_on: on,
  })
  const done = { task_id, planned_at: due_at.toISOString(), catalogue_item_id: drying }
  await expect(agenda.tasks.do(done)).rejects.toMatchObject(refused)
  // On Hoje, where a plan's phase is entered in one tap, the question has its own yes.
  const { id: plan_id } = await aPlan(ctx, {
    created_by: plant.created_by,
    starts_on: '2026-11-01',
    shape: [
      ['vegetativo', 10],
      ['secagem', 10],
    ],
  })
  await ctx.db.insert(plan_plants).values({ plan_id, plant_id: plant.id })
  const hoje = await page('/cultivo', { id: plant.created_by })
  const today = await hoje.press('Mudar hoje: Lua para Secagem')
  expect(today.text).toContain(asked)
  // So has the plant's own page.
  const own = await page(`/cultivo/planta/${plant.slug}`, { id: plant.created_by })
  const turned = await own.press('Mudar de fase', { catalogue_item_id: String(drying) })
  expect(turned.error('sure')).toBe(asked)
  expect(turned.$('[name=sure]').val()).toBe(asked)
  // Corrected into it as well; a phase that is none of the cut is its grower's own.
  const bloom = await post({ kind: 'fase', catalogue_item_id: flowering, happened_at: '2026-11-20T12:00' })
  const change = { id: bloom.id, text: '', measures: {}, doses: [], photo_ids: [], catalogue_item_id: drying }
  await expect(journal.updates.change(change)).rejects.toMatchObject(refused)
  expect((await today.press('Sim, mudar a fase')).toast).toBe('Lua está em Secagem.')
  await garden.plants.changeCycle({ ...one, plant_cycle_id: flowering })
  expect((await turned.press('Mudar de fase', { sure: asked })).toast).toBe('Lua está em Secagem.')
})

test('a correction of all plants of an act asks about each, also from the row of one that is free', async ({
  ctx,
  as,
}) => {
  const plant = await treated(ctx)
  const free = await aPlant(ctx, { created_by: plant.created_by })
  const { updates } = (await as({ id: plant.created_by })).journal
  const cut = { kind: 'colheita' as const, plant_ids: [free.id, plant.id], corrections: [] }
  const { update_ids } = await updates.act({ ...cut, happened_at: '2026-11-19T12:00' })
  const change = { id: update_ids[0] ?? 0, all_plants: true, happened_at: '2026-11-21T09:00' }
  await expect(updates.change(change)).rejects.toMatchObject(beside(asked))
  await updates.change({ ...change, sure: true })
})

test('what was cut before the treatment, or once its days have passed, is not asked about', async ({
  ctx,
  as,
  clock,
}) => {
  const plant = await treated(ctx)
  const { updates } = (await as({ id: plant.created_by })).journal
  const cut = (happened_at?: string, sure?: boolean) =>
    updates.post({ id_or_slug: plant.slug, kind: 'colheita', happened_at, sure })
  await expect(cut('2026-11-13T12:00')).rejects.toMatchObject({ status: 422 })
  const early = await cut('2026-11-19T12:00')
  // A correction moves it into the interval: asked as well; other words of it are not.
  const { data } = await updates.list({ id_or_slug: plant.slug })
  expect(data[0]?.id).toBe(early.id)
  const change = { id: early.id, text: '', measures: {}, doses: [], photo_ids: [] }
  await expect(updates.change({ ...change, happened_at: '2026-11-20T12:00' })).rejects.toMatchObject(beside(asked))
  await updates.change({ ...change, happened_at: '2026-11-20T12:00', sure: true })
  await updates.change({ ...change, happened_at: '2026-11-20T12:00', text: 'Metade.' })
  clock.now = new Date('2026-11-27T15:00:00Z')
  await expect(cut()).rejects.toMatchObject(beside(expect.stringContaining('Somar mais esta colheita?')))
  await cut(undefined, true)
})

test('several plants are one question, and what their grower is told beforehand says the same', async ({ ctx, as }) => {
  const plant = await treated(ctx)
  const other = await treated(ctx, { created_by: plant.created_by })
  const free = await aPlant(ctx, { created_by: plant.created_by })
  const { updates } = (await as({ id: plant.created_by })).journal
  const plant_ids = [plant.id, other.id, free.id]
  await expect(updates.act({ kind: 'colheita', plant_ids, corrections: [] })).rejects.toMatchObject(
    beside(asked.replace('É isso', 'E mais 1 planta. É isso')),
  )
  const { data } = await updates.holds({ plant_ids })
  expect(data.map(({ plant: { id }, until, product }) => [id, until, product])).toEqual([
    [plant.id, '2026-11-27', 'Enxofre'],
    [other.id, '2026-11-27', 'Enxofre'],
  ])
  await updates.act({ kind: 'nota', text: 'Bem.', plant_ids, corrections: [] })
})

test('a product of one’s own brings its interval along, also from the diary alone, and Hoje says so', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx, { name: 'Lua' })
  const { id: stuff_id } = await aStuff(ctx, {
    ...{ created_by: plant.created_by, stuff_type_id: 9, name: 'Enxofre', specs: { withholding_days: 7 } },
  })
  const { journal, agenda } = await as({ id: plant.created_by })
  const doses = [{ stuff_id, amount: 1, unit: 'ml/L' as const }]
  const treatment = { kind: 'tratamento' as const, text: 'Borrifei.', doses, happened_at: '2026-11-20T12:00' }
  const { id } = await journal.updates.post({ id_or_slug: plant.slug, ...treatment })
  const harvest = { kind: 'colheita' as const, id_or_slug: plant.slug }
  await expect(journal.updates.post(harvest)).rejects.toMatchObject(beside(asked))
  expect((await agenda.today.show()).holds).toMatchObject([{ until: '2026-11-27', product: 'Enxofre' }])
  await journal.updates.takeAway({ id })
  await journal.updates.post(harvest)
})

test('what was sprayed in a space holds the plants that stood there that day, and no others', async ({ ctx, as }) => {
  const tent = await aSpace(ctx)
  const own = { created_by: tent.created_by }
  const [moved, gone] = [await aPlant(ctx, { ...own, name: 'Lua' }), await aPlant(ctx, own)]
  const late = await aPlant(ctx, { ...own, space_id: tent.id })
  await ctx.db.insert(plant_places).values([
    { plant_id: moved.id, space_id: tent.id, since: '2026-11-10' },
    { plant_id: moved.id, space_id: null, since: '2026-11-20' },
    { plant_id: gone.id, space_id: tent.id, since: '2026-11-01' },
    { plant_id: gone.id, space_id: null, since: '2026-11-15' },
  ])
  await ctx.db.update(plant_places).set({ since: '2026-11-21' }).where(eq(plant_places.plant_id, late.id))
  const specs = { withholding_days: 7 }
  const { id: stuff_id } = await aStuff(ctx, { ...own, stuff_type_id: 9, name: 'Enxofre', specs })
  const { journal } = await as({ id: tent.created_by })
  const doses = [{ stuff_id, amount: 1, unit: 'ml/L' as const }]
  const sprayed = { kind: 'tratamento' as const, text: 'Borrifei.', doses, happened_at: '2026-11-20T12:00' }
  await journal.updates.act({ ...sprayed, space_id: tent.id, plant_ids: [], corrections: [] })
  await expect(journal.updates.post({ kind: 'colheita', id_or_slug: moved.slug })).rejects.toMatchObject(beside(asked))
  for (const { slug } of [gone, late]) await journal.updates.post({ kind: 'colheita', id_or_slug: slug })
})

test('a tasting, and a weight of what was cut in an activity of one’s own, say it too', async ({ ctx, as }) => {
  const plant = await treated(ctx)
  const { journal } = await as({ id: plant.created_by })
  const { id: activity_type_id } = await journal.activities.create({
    ...{ name: 'Cortei', metrics: [{ metric: 'dry_g' as const, required: true }] },
  })
  const one = { id_or_slug: plant.slug }
  const weighed = { ...one, kind: 'propria' as const, activity_type_id, measures: { dry_g: { value: 7 } } }
  await expect(journal.updates.post(weighed)).rejects.toMatchObject(beside(asked))
  const tasted = { ...one, kind: 'degustacao' as const, text: 'Boa.' }
  await expect(journal.updates.post(tasted)).rejects.toMatchObject(beside(asked))
})

test('once it is cut, what follows asks no more; the harvest itself does', async ({ ctx, as }) => {
  const plant = await treated(ctx)
  const { journal, garden } = await as({ id: plant.created_by })
  const enter = async (phase: string, sure?: true) =>
    garden.plants.changeCycle({
      id_or_slug: plant.slug,
      plant_cycle_id: await cycleId(ctx, phase),
      on: '2026-11-21',
      sure,
    })
  await enter('colheita', true)
  await enter('secagem')
  await journal.updates.post({ kind: 'pote', id_or_slug: plant.slug, measures: { jar_g: { value: 3 } } })
  await expect(journal.updates.post({ kind: 'colheita', id_or_slug: plant.slug })).rejects.toMatchObject(beside(asked))
})

test('no phase begins after a loss; what is weighed of it is asked about as of one that lives', async ({ ctx, as }) => {
  const plant = await treated(ctx)
  const { journal, garden, cultivation } = await as({ id: plant.created_by })
  await journal.updates.post({ kind: 'perda', text: 'Mofo.', id_or_slug: plant.slug })
  const drying = { id_or_slug: plant.slug, plant_cycle_id: await cycleId(ctx, 'secagem'), on: '2026-11-21' }
  await expect(garden.plants.changeCycle(drying)).rejects.toMatchObject({
    data: { errors: { plant_cycle_id: [expect.stringContaining('se perdeu')] } },
  })
  const weights = { weights: [{ plant_id: plant.id, dry_g: 5 }], on: '2026-11-21' }
  await expect(cultivation.manyPlants.weigh(weights)).rejects.toMatchObject(beside(asked))
})

test('a seed that was marked among others is asked about before it is weighed or harvested', async ({ ctx, as }) => {
  const seed = await aPlant(ctx, { name: 'Grão', plant_cycle_id: await cycleId(ctx, 'semente') })
  const { journal, cultivation } = await as({ id: seed.created_by })
  const weights = { weights: [{ plant_id: seed.id, dry_g: 90 }], on: '2026-11-21' }
  await expect(cultivation.manyPlants.weigh(weights)).rejects.toMatchObject(
    beside('Grão está em Semente. Registrar mesmo assim?'),
  )
  const harvest = { kind: 'colheita' as const, id_or_slug: seed.slug }
  await expect(journal.updates.post(harvest)).rejects.toMatchObject(beside('Grão está em Semente. Colher mesmo assim?'))
  await journal.updates.post({ ...harvest, sure: true })
})
