import { sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { leafVpd } from '#domains/garden/calculators/vpd.model.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { plan_spaces, plan_stages, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aReading } from './climate.factory.ts'
import { leafVpdSql } from './vpd.queries.ts'

test('readings of the window in order, the newest included, VPD per sample', async ({ ctx, api }) => {
  const space = await aSpace(ctx, { private: false, leaf_offset: -2 })
  await aReading(ctx, space, '2026-11-01T12:00:00Z', { temperature: 20, humidity: 50 })
  await aReading(ctx, space, '2026-11-20T12:00:00Z', { temperature: 25, humidity: 60 })
  await aReading(ctx, space, '2026-11-21T02:00:00Z', { temperature: 0, humidity: 70 })
  const { points } = await api.climate.read({ slug: space.slug, span: 'semana', until: '2026-11-20' })
  expect(points.map(({ at, temperature }) => [at.toISOString(), temperature?.avg])).toEqual([
    ['2026-11-20T12:00:00.000Z', 25],
    ['2026-11-21T02:00:00.000Z', 0],
  ])
  expect(points[0]?.vpd?.avg).toBeCloseTo(0.909, 3)
})

test('what was not measured is null, never 0, and makes no VPD', async ({ ctx, api }) => {
  const space = await aSpace(ctx, { private: false })
  await aReading(ctx, space, '2026-11-20T12:00:00Z', { temperature: 25 })
  const { points } = await api.climate.read({ slug: space.slug, until: '2026-11-20' })
  expect(points).toMatchObject([{ humidity: null, vpd: null, co2: null, temperature: { avg: 25 } }])
})

test('a measured leaf goes before the offset of the space', async ({ ctx, api }) => {
  const space = await aSpace(ctx, { private: false, leaf_offset: 3 })
  await aReading(ctx, space, '2026-11-20T12:00:00Z', { temperature: 25, humidity: 60, leaf_temperature: 23 })
  const { points } = await api.climate.read({ slug: space.slug, until: '2026-11-20' })
  expect(points[0]?.vpd?.avg).toBeCloseTo(0.909, 3)
})

test('thousands of samples become some 700 points with every peak, up to the newest', async ({ ctx, api }) => {
  const space = await aSpace(ctx, { private: false })
  await ctx.db.execute(sql`
    insert into updates (space_id, created_by, kind, measures, happened_at)
    select ${space.id}, ${space.created_by}, 'medicao', jsonb_build_object('temperature', jsonb_build_object('value',
      case when n = 4321 then 41 else 20 + n % 5 end)), timestamptz '2026-11-14T03:00:00Z' + n * interval '30 seconds'
    from generate_series(0, 20159) n`)
  const { points } = await api.climate.read({ slug: space.slug, span: 'semana', until: '2026-11-20' })
  expect(points).toHaveLength(672)
  expect(Math.max(...points.map((point) => point.temperature?.max ?? 0))).toBe(41)
  expect(points.at(-1)?.at.getTime()).toBeGreaterThan(Date.parse('2026-11-21T02:50:00Z'))
  expect(points.reduce((sum, { samples }) => sum + samples, 0)).toBe(20160)
})

test('the SQL of VPD is the formula of the calculators, sign and all', async ({ ctx }) => {
  const vectors: [number, number, number][] = [
    [25, 60, 0],
    [25, 60, -2],
    [24, 65, -1.5],
    [28, 50, -2],
    [20, 70, 0],
    [18, 99, -3],
  ]
  for (const [temperature, humidity, leaf_offset] of vectors) {
    const leaf = sql`${temperature}::float8 + ${leaf_offset}::float8`
    const formula = leafVpdSql(sql`${temperature}::float8`, sql`${humidity}::float8`, leaf)
    const { rows } = await ctx.db.execute<{ vpd: number }>(sql`select ${formula} as vpd`)
    expect(rows[0]?.vpd).toBeCloseTo(leafVpd({ temperature, humidity, leaf_offset }) as number, 9)
  }
})

test('a private space has no climate for others, and acts on private plants are no marks', async ({ ctx, api, as }) => {
  const grower = await aUser(ctx)
  const hidden = await aSpace(ctx, { created_by: grower.id })
  await expect(api.climate.read({ slug: hidden.slug })).rejects.toMatchObject({ status: 404 })
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  for (const isPrivate of [true, false]) {
    const plant = await aPlant(ctx, { created_by: grower.id, private: isPrivate, space_id: space.id })
    await ctx.db.insert(updates).values({
      plant_id: plant.id,
      space_id: space.id,
      created_by: grower.id,
      kind: 'rega',
      happened_at: new Date('2026-11-20T12:00:00Z'),
    })
  }
  const read = { slug: space.slug, until: '2026-11-20' }
  expect((await api.climate.read(read)).marks).toHaveLength(1)
  expect((await (await as(grower)).climate.read(read)).marks).toHaveLength(2)
})

test('what was measured at its plants is the air of a space, an act one sample; of private plants it is their grower’s', async ({
  ctx,
  api,
  as,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const of = (isPrivate: boolean) =>
    aPlant(ctx, { created_by: grower.id, private: isPrivate, space_id: space.id, started_on: '2026-10-01' })
  const [one, other, hidden] = [await of(false), await of(false), await of(true)]
  const mine = await as(grower)
  const measure = (plant_ids: number[], at: string, temperature: number) =>
    mine.journal.updates.act({
      ...{ kind: 'medicao' as const, plant_ids, happened_at: `2026-11-20T${at}` },
      measures: { temperature: { value: temperature }, humidity: { value: 57 } },
    })
  await measure([one.id, other.id], '09:00', 26)
  await measure([hidden.id], '15:00', 22)
  const read = { slug: space.slug, until: '2026-11-20' }
  const shown = ({ points }: Awaited<ReturnType<typeof api.climate.read>>) =>
    points.map(({ samples, temperature }) => [samples, temperature?.avg])
  expect(shown(await api.climate.read(read))).toEqual([[1, 26]])
  expect(shown(await mine.climate.read(read))).toEqual([
    [1, 26],
    [1, 22],
  ])
})

test('bands are the stages of the plan that the space follows, if the viewer may see it', async ({ ctx, api, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const [status] = await ctx.db.select().from(catalogue_items).where(sql`catalogue = 'status-plano-de-cultivo'`)
  const [plan] = await ctx.db
    .insert(plans)
    .values({
      slug: 'plano-da-faixa',
      created_by: grower.id,
      name: 'Verão',
      search_text: 'verao',
      plan_status_id: status?.id ?? 0,
      starts_on: '2026-11-01',
    })
    .returning()
  const stage = { plan_id: plan?.id ?? 0, plant_cycle_id: await cycleId(ctx, 'vegetativo'), days: 18 }
  const open = { from: null, to: null }
  await ctx.db.insert(plan_stages).values([
    { ...stage, position: 0, name: 'Plântula', targets: { vpd: { from: 0.4, to: 0.8 } } },
    { ...stage, position: 1, name: 'Vegetativo', targets: { vpd: { from: 0.8, to: 1.2 }, humidity: open } },
  ])
  await ctx.db.insert(plan_spaces).values({ plan_id: plan?.id ?? 0, space_id: space.id })
  const read = { slug: space.slug, span: 'semana', until: '2026-11-20' } as const
  expect((await api.climate.read(read)).bands).toEqual({})
  const { bands, plan: followed } = await (await as(grower)).climate.read(read)
  expect(followed?.name).toBe('Verão')
  expect(bands.humidity).toBeUndefined()
  const flip = new Date('2026-11-19T03:00:00Z')
  expect(bands.vpd).toEqual([
    { from: new Date('2026-11-01T03:00:00Z'), to: flip, stage: 'Plântula', low: 0.4, high: 0.8 },
    { from: flip, to: new Date('2026-12-07T03:00:00Z'), stage: 'Vegetativo', low: 0.8, high: 1.2 },
  ])
})

test('an unknown span and a day that is none are refused beside their fields', async ({ ctx, api }) => {
  const space = await aSpace(ctx, { private: false })
  const wrong = { slug: space.slug, span: 'século', until: 'ontem' } as never
  await expect(api.climate.read(wrong)).rejects.toMatchObject({
    status: 422,
    data: { errors: { span: ['Escolha uma das opções.'], until: ['Escolha uma data válida.'] } },
  })
})

test('the marks of one group of activities, own ones in none', async ({ ctx, as, api }) => {
  const space = await aSpace(ctx, { private: false })
  const happened_at = new Date('2026-11-20T12:00:00Z')
  const at = { space_id: space.id, created_by: space.created_by, happened_at }
  await ctx.db.insert(updates).values([
    { ...at, kind: 'limpeza' },
    { ...at, kind: 'praga', text: 'ácaro' },
  ])
  const input = { slug: space.slug, until: '2026-11-20' }
  const kinds = async (marks?: 'saude' | 'colheita') =>
    (await api.climate.read({ ...input, marks })).marks.map(({ kind }) => kind)
  expect((await kinds()).sort()).toEqual(['limpeza', 'praga'])
  expect(await kinds('saude')).toEqual(['praga'])
  expect(await kinds('colheita')).toEqual([])
  await expect(
    (await as({ id: space.created_by })).climate.read({ ...input, marks: 'nada' as 'saude' }),
  ).rejects.toMatchObject({ status: 422 })
})

test('DLI: the last lit day’s mean PPFD and the hours noted, else those of the plan’s stage, else nothing', async ({
  ctx,
  api,
}) => {
  const space = await aSpace(ctx, { private: false })
  const light = async () => (await api.climate.read({ slug: space.slug, until: '2026-11-20' })).daily_light
  await aReading(ctx, space, '2026-11-19T12:00:00Z', { ppfd: 100 })
  await aReading(ctx, space, '2026-11-20T12:00:00Z', { ppfd: 500 })
  await aReading(ctx, space, '2026-11-20T14:00:00Z', { ppfd: 700 })
  await aReading(ctx, space, '2026-11-20T23:00:00Z', { ppfd: 0 })
  expect(await light()).toBeNull()
  await aReading(ctx, space, '2026-10-01T12:00:00Z', { light_hours: 18 })
  expect(await light()).toMatchObject({ ppfd: 600, hours: 18, hours_from: 'anotadas', on: '2026-11-20' })
  const [status] = await ctx.db
    .select()
    .from(catalogue_items)
    .where(sql`${catalogue_items.catalogue} = 'status-plano-de-cultivo'`)
    .limit(1)
  const [plan] = await ctx.db
    .insert(plans)
    .values({
      slug: 'flora-dli',
      name: 'Flora',
      search_text: 'flora',
      created_by: space.created_by,
      private: false,
      starts_on: '2026-11-01',
      plan_status_id: status?.id ?? 0,
    })
    .returning()
  const plan_id = plan?.id ?? 0
  await ctx.db.insert(plan_spaces).values({ plan_id, space_id: space.id })
  await ctx.db.insert(plan_stages).values({
    plan_id,
    position: 0,
    name: 'Flora',
    plant_cycle_id: await cycleId(ctx, 'floracao'),
    days: 56,
    light_hours: 12,
  })
  const planned = await light()
  expect(planned).toMatchObject({ hours: 12, hours_from: 'plano' })
  expect(planned?.dli).toBeCloseTo(25.92, 5)
  // A reading noted after the stage began takes precedence.
  await aReading(ctx, space, '2026-11-10T12:00:00Z', { light_hours: 11 })
  expect(await light()).toMatchObject({ hours: 11, hours_from: 'anotadas' })
})

test('where it dries no leaf cools the air, and that is no estimate; an own offset still holds', async ({
  ctx,
  api,
}) => {
  const dry = await aSpace(ctx, { private: false, kind: 'secagem' })
  await aReading(ctx, dry, '2026-11-21T12:00:00Z', { temperature: 25, humidity: 60 })
  const read = (slug: string) => api.climate.read({ slug, span: 'dia' })
  const { leaf_offset, points } = await read(dry.slug)
  expect(leaf_offset).toEqual({ value: 0, estimated: false })
  expect(points[0]?.vpd?.avg).toBeCloseTo(1.267, 3)
  const own = await aSpace(ctx, { private: false, kind: 'cura', leaf_offset: -1 })
  expect((await read(own.slug)).leaf_offset).toEqual({ value: -1, estimated: false })
  const tent = await aSpace(ctx, { private: false })
  expect((await read(tent.slug)).leaf_offset).toEqual({ value: -1.5, estimated: true })
})
