import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_cycle_changes } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

/** A plant in a space of its own, with three waterings and a reading on its tenth day. */
async function aRun(
  ctx: Context,
  created_by: number,
  { name = 'Lua', water = 600, waterings = 3, open = true, openSpace = true } = {},
) {
  const space = await aSpace(ctx, { created_by, private: !openSpace })
  const plant = await aPlant(ctx, {
    created_by,
    name,
    private: !open,
    space_id: space.id,
    started_on: '2026-10-01',
    cycle_since: '2026-10-05',
  })
  const happened_at = new Date('2026-10-11T15:00:00Z')
  await ctx.db.insert(updates).values([
    ...Array.from({ length: waterings }, () => ({
      plant_id: plant.id,
      space_id: space.id,
      created_by,
      kind: 'rega' as const,
      measures: { volume_ml: { value: water / waterings }, ec: { value: 1.4 } },
      happened_at,
    })),
    {
      space_id: space.id,
      created_by,
      kind: 'medicao',
      measures: { temperature: { value: 25 }, humidity: { value: 60 } },
      happened_at,
    },
  ])
  return plant
}

test('runs lie side by side by day; what differs most is said first', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const [one, other] = [await aRun(ctx, user.id), await aRun(ctx, user.id, { name: 'Sol', water: 1800 })]
  const { comparison } = await as(user)
  const found = await comparison.show({ plants: `${one.slug},${other.slug}` })
  expect(found.runs.map(({ name, series }) => [name, series.water, series.temperature])).toEqual([
    ['Lua', [[10, 600]], [[10, 25]]],
    ['Sol', [[10, 1800]], [[10, 25]]],
  ])
  expect(found.runs[0]?.series.vpd[0]?.[1]).toBeCloseTo(1.0, 1)
  expect(found.runs[0]?.figures).toMatchObject({ in_band: 1, water_l: 0.6, waterings: 3, grams: null, per_gram: null })
  expect(found.differences[0]).toMatchObject({ figure: 'water_l', most: 1, least: 0, ratio: 3 })
  const phase = await comparison.show({ plants: `${one.slug},${other.slug}`, align: 'vegetativo' })
  expect(phase.runs.map(({ from, series }) => [from, series.water[0]?.[0]])).toEqual([
    ['2026-10-05', 6],
    ['2026-10-05', 6],
  ])
  const never = await comparison.show({ plants: `${one.slug},${other.slug}`, align: 'floracao' })
  expect(never.runs.map(({ from, series }) => [from, series.water])).toEqual([
    [null, []],
    [null, []],
  ])
  await ctx.db
    .insert(plant_cycle_changes)
    .values({ plant_id: one.id, created_by: user.id, on: '2026-10-09', plant_cycle_id: await cycleId(ctx, 'floracao') })
  const flowering = await comparison.show({ plants: `${one.slug},${other.slug}`, align: 'floracao' })
  expect(flowering.runs.map(({ series }) => series.water)).toEqual([[[2, 600]], []])
})

test('who may not see one sees none; a hidden space keeps its air, and costs are their grower’s', async ({
  ctx,
  as,
  api,
}) => {
  const user = await aUser(ctx)
  const open = await aRun(ctx, user.id, { openSpace: false })
  const second = await aRun(ctx, user.id)
  const hidden = await aRun(ctx, user.id, { open: false })
  const { comparison } = await as(await aUser(ctx))
  const seen = await comparison.show({ plants: `${open.slug},${second.slug}` })
  expect(seen.open).toBe(true)
  expect(seen.runs.map(({ series, figures }) => [series.temperature.length, figures.per_gram])).toEqual([
    [0, null],
    [1, null],
  ])
  await expect(comparison.show({ plants: `${open.slug},${hidden.slug}` })).rejects.toMatchObject({ status: 404 })
  await expect(comparison.show({ plants: open.slug })).rejects.toMatchObject({ status: 422 })
  await expect(api.comparison.show({ plants: `${open.slug},${second.slug}` })).rejects.toMatchObject({ status: 401 })
  expect((await (await as(user)).comparison.show({ plants: `${open.slug},${hidden.slug}` })).open).toBe(false)
})

test('grows are ticked in their places, by genetic, phase and beginning, and compared by one button', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const [one, other] = [await aRun(ctx, user.id), await aRun(ctx, user.id, { name: 'Sol', water: 1800 })]
  const empty = await page('/cultivo/comparar', user)
  expect(empty.heading).toBe('Comparar cultivos')
  const rows = empty.$('main form li').map((_, row) => empty.$(row).text())
  expect(rows.get()).toEqual([
    expect.stringMatching(/^SolSem genética · dia 48 .* · desde qui, 1 de out$/),
    expect.stringMatching(/^LuaSem genética/),
  ])
  expect(empty.text).not.toContain(user.nickname)
  const few = await empty.press('Comparar', { planta: [one.slug] })
  expect(few.error('planta')).toBe('Escolha de 2 a 6 cultivos.')
  expect((await empty.press('Comparar')).error('planta')).toBe('Escolha de 2 a 6 cultivos.')
  // A tick outlives a search that doesn't find it.
  const searched = await few.press('Buscar', { planta: [one.slug], search: 'Sol' })
  expect(
    searched
      .$('input:checked')
      .map((_, box) => searched.$(box).val())
      .get(),
  ).toEqual([one.slug])
  // All of them in one list, archived ones too; what is hidden or gone is not there.
  const [hidden, old] = [
    await aPlant(ctx, { private: true }),
    await aPlant(ctx, { created_by: user.id, archived_at: ctx.now() }),
  ]
  const ticked = [old.slug, hidden.slug, 'nao-ha', one.slug]
  const kept = await few.press('Buscar', { planta: ticked, search: 'Sol' })
  expect(
    kept
      .$('input:checked')
      .map((_, box) => kept.$(box).val())
      .get(),
  ).toEqual([old.slug, one.slug])
  const both = await (await searched.press('Comparar', { planta: [one.slug, other.slug] })).follow()
  expect(both.text).toContain('Água: B (Sol) 1,8 L, A (Lua) 0,6 L: 3 vezes.')
  for (const name of ['VPD', 'EC']) expect(both.$(`th button[aria-label="O que é isso? ${name}"]`).length, name).toBe(1)
  const changing = await both.click('Trocar os cultivos')
  expect(changing.$('input:checked').length).toBe(2)
  const six = await Promise.all(Array.from({ length: 6 }, () => aPlant(ctx, { created_by: user.id })))
  const planta = [one.slug, ...six.map(({ slug }) => slug)]
  expect((await changing.press('Comparar', { planta })).error('planta')).toBe('Escolha de 2 a 6 cultivos.')
  expect((await page(`/cultivo/comparar?plantas=${one.slug},nao-ha`, user)).status).toBe(404)
})

test('of a grow with fewer than three waterings the water is no difference, and that is said', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const one = await aRun(ctx, user.id, { water: 300, waterings: 2 })
  const other = await aRun(ctx, user.id, { name: 'Sol', water: 1800 })
  const { text } = await page(`/cultivo/comparar?plantas=${one.slug},${other.slug}`, user)
  expect(text).toContain('A água de A (Lua) fica fora: só 2 regas anotadas.')
  expect(text).not.toContain('Água: B')
})
