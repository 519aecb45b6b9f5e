import { and, count, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { anActivity } from '../activities/activities.factory.ts'
import { updates } from '../updates/updates.table.ts'

const key = '019a0000-0000-7000-8000-0000000000a1'
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })

/** A user with a plant and a space, and the updates API as that user. */
async function aGarden({ ctx, as }: { ctx: Context; as: (user: { id: number }) => Promise<Client> }) {
  const grower = await aUser(ctx)
  const mine = { created_by: grower.id }
  const { updates } = (await as(grower)).journal
  return { grower, plant: await aPlant(ctx, mine), space: await aSpace(ctx, mine), api: updates }
}

test('a photo is enough for a note; without one it needs words', async ({ ctx, as }) => {
  const { grower, plant, api } = await aGarden({ ctx, as })
  const photo = await aPhoto(ctx, { created_by: grower.id })
  const note = { id_or_slug: plant.slug, kind: 'nota' as const }
  await expect(api.post(note)).rejects.toMatchObject(beside('text', 'Preencha este campo.'))
  const { id } = await api.post({ ...note, photo_ids: [photo.id] })
  expect((await api.list({ id_or_slug: plant.slug })).data).toMatchObject([{ id, kind: 'nota', photos: [{}] }])
  const other = await aPhoto(ctx, { created_by: grower.id })
  const pest = { ...note, kind: 'praga' as const, photo_ids: [other.id] }
  await expect(api.post(pest), 'what it is, a photo does not say').rejects.toMatchObject({ status: 422 })
})

test('one act on a hundred plants: a row each, under one key, with what was different on one of them', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const plants = await Promise.all(
    Array.from({ length: 100 }, () => aPlant(ctx, { created_by: grower.id, space_id: space.id })),
  )
  const { updates: api } = (await as(grower)).journal
  const [first, second] = plants.map(({ id }) => id).sort((a, b) => a - b) as [number, number]
  const { act_key, update_ids } = await api.act({
    kind: 'rega',
    plant_ids: plants.map(({ id }) => id),
    measures: { volume_ml: { value: 600 }, ph: { value: 6.2 } },
    corrections: [{ plant_id: second, text: 'Esta bebeu menos.', measures: { volume_ml: { value: 400 } } }],
  })
  expect(update_ids).toHaveLength(100)
  const rows = await ctx.db.select().from(updates).where(eq(updates.act_key, act_key))
  expect(rows).toHaveLength(100)
  const of = (id: number) => rows.find(({ plant_id }) => plant_id === id)
  expect(of(first)).toMatchObject({ text: '', measures: { volume_ml: { value: 600 }, ph: { value: 6.2 } } })
  expect(of(second)).toMatchObject({
    text: 'Esta bebeu menos.',
    space_id: space.id,
    measures: { volume_ml: { value: 400 }, ph: { value: 6.2 } },
  })
})

test('the same act sent twice is written once and answered twice', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plants = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const { updates: api } = (await as(grower)).journal
  const act = { kind: 'lst' as const, plant_ids: plants.map(({ id }) => id), act_key: key }
  expect(await api.act(act)).toEqual(await api.act(act))
  expect(await ctx.db.$count(updates, eq(updates.act_key, key))).toBe(2)
})

test('a reading of 0 is kept and shown; a value that was not taken is absent, never 0', async ({ ctx, as }) => {
  const { space, api } = await aGarden({ ctx, as })
  await api.act({
    kind: 'medicao',
    space_id: space.id,
    measures: { temperature: { value: 0 }, humidity: {}, ec: { scale: 'ppm500' } },
  })
  const { data } = await api.ofSpace({ slug: space.slug })
  expect(data[0]?.measures).toEqual({ temperature: { value: 0 } })
})

test('EC says its scale and is kept in mS/cm beside it; without a scale, or beyond what can be, it is refused', async ({
  ctx,
  as,
}) => {
  const { plant, api } = await aGarden({ ctx, as })
  const fed = (ec: { value: number; scale?: 'ppm500' | 'ppm700' | 'mS/cm' }) =>
    api.post({ id_or_slug: plant.slug, kind: 'alimentacao', measures: { ec } })
  expect((await fed({ value: 900, scale: 'ppm500' })).measures.ec).toEqual({ value: 900, scale: 'ppm500' })
  expect((await fed({ value: 1.2, scale: 'mS/cm' })).measures.ec).toEqual({ value: 1.2, scale: 'mS/cm' })
  await expect(fed({ value: 900 })).rejects.toMatchObject(
    beside('measures.ec.value', 'Escolha a escala: mS/cm, µS/cm ou ppm.'),
  )
  await expect(fed({ value: 900, scale: 'mS/cm' })).rejects.toMatchObject(
    beside('measures.ec.value', 'Isso dá 900 mS/cm: confira a escala.'),
  )
})

test('what an activity demands, allows and does not know, beside its field', async ({ ctx, as }) => {
  const { grower, plant, api } = await aGarden({ ctx, as })
  const own = await anActivity(ctx, { created_by: grower.id })
  const post = (input: object) => api.post({ id_or_slug: plant.slug, ...input })
  await expect(post({ kind: 'rega' })).rejects.toMatchObject(beside('measures.volume_ml.value', 'Preencha este campo.'))
  await expect(post({ kind: 'rega', measures: { volume_ml: { value: 1 }, ppfd: { value: 1 } } })).rejects.toMatchObject(
    beside('measures.ppfd.value', 'PPFD não faz parte desta atividade.'),
  )
  await expect(post({ kind: 'rega', measures: { volume_ml: { value: 1 }, ph: { value: 15 } } })).rejects.toMatchObject(
    beside('measures.ph.value', 'O maior valor aceito é 14.'),
  )
  await expect(post({ kind: 'propria', activity_type_id: own.id })).rejects.toMatchObject(
    beside('measures.ph.value', 'Preencha este campo.'),
  )
  await expect(post({ kind: 'medicao' })).rejects.toMatchObject(beside('measures', 'Anote ao menos um valor.'))
  await expect(post({ kind: 'foto' })).rejects.toMatchObject(beside('photo_ids', 'Escolha ao menos uma foto.'))
  await expect(post({ kind: 'topping', doses: [{ name: 'Calmag', amount: 1 }] })).rejects.toMatchObject(
    beside('doses', 'Esta atividade não leva doses.'),
  )
  await expect(post({ kind: 'saude', catalogue_item_id: 999_999 })).rejects.toMatchObject(
    beside('catalogue_item_id', 'Escolha uma das opções da lista.'),
  )
})

test('an activity happens where it can: a calibration in a space, a topping on a plant, one place at a time', async ({
  ctx,
  as,
}) => {
  const { plant, space, api } = await aGarden({ ctx, as })
  await expect(api.act({ kind: 'calibracao', plant_ids: [plant.id] })).rejects.toMatchObject(
    beside('kind', 'Registre esta atividade em um espaço.'),
  )
  await expect(api.act({ kind: 'topping', space_id: space.id })).rejects.toMatchObject(
    beside('kind', 'Registre esta atividade em uma planta.'),
  )
  await expect(api.act({ kind: 'limpeza' })).rejects.toMatchObject(
    beside('plant_ids', 'Escolha ao menos uma planta ou um espaço.'),
  )
  await expect(api.act({ kind: 'limpeza', plant_ids: [plant.id], space_id: space.id })).rejects.toMatchObject(
    beside('plant_ids', 'Escolha as plantas ou o espaço, não os dois.'),
  )
  await expect(
    api.act({ kind: 'lst', plant_ids: [plant.id], corrections: [{ plant_id: plant.id + 999, text: 'x' }] }),
  ).rejects.toMatchObject(beside('corrections.0.plant_id', 'Esta planta não está entre as escolhidas.'))
})

test('doses name own items as they are called today, or a product; those of others are refused', async ({
  ctx,
  as,
}) => {
  const { grower, plant, api } = await aGarden({ ctx, as })
  const own = await aStuff(ctx, { created_by: grower.id, stuff_type_id: 8, name: 'Flora Grow' })
  const foreign = await aStuff(ctx, { stuff_type_id: 8 })
  const feed = (doses: { stuff_id?: number; name?: string; amount: number; unit?: 'g' }[]) =>
    api.post({ id_or_slug: plant.slug, kind: 'alimentacao', doses })
  const fed = await feed([
    { stuff_id: own.id, amount: 1.5 },
    { name: 'Melaço', amount: 5, unit: 'g' },
  ])
  expect(fed.doses).toEqual([
    { stuff_id: own.id, name: 'Flora Grow', amount: 1.5, unit: 'ml/L' },
    { stuff_id: null, name: 'Melaço', amount: 5, unit: 'g' },
  ])
  expect((await api.usual({})).products).toMatchObject([{ name: 'Flora Grow', last: { amount: 1.5, unit: 'ml/L' } }])
  await expect(feed([{ stuff_id: foreign.id, amount: 1 }])).rejects.toMatchObject(
    beside('doses.0.stuff_id', 'Escolha um dos seus produtos.'),
  )
  await expect(feed([{ amount: 1 }])).rejects.toMatchObject(beside('doses.0.name', 'Informe o produto.'))
})

test('a plant or space that is private, deleted or foreign: 404 unseen, 403 seen, and nothing is written', async ({
  ctx,
  as,
  api: visitor,
}) => {
  const grower = await aUser(ctx)
  const mine = await aPlant(ctx, { created_by: grower.id })
  const gone = await aPlant(ctx, { created_by: grower.id, deleted_at: ctx.now() })
  const [hidden, open] = [await aPlant(ctx), await aPlant(ctx, { private: false })]
  const [hiddenSpace, openSpace] = [await aSpace(ctx), await aSpace(ctx, { private: false })]
  const { updates: api } = (await as(grower)).journal
  for (const [id, status] of [
    [gone.id, 404],
    [hidden.id, 404],
    [open.id, 403],
  ] as const)
    await expect(api.act({ kind: 'lst', plant_ids: [mine.id, id] })).rejects.toMatchObject({ status })
  await expect(api.act({ kind: 'limpeza', space_id: hiddenSpace.id })).rejects.toMatchObject({ status: 404 })
  await expect(api.act({ kind: 'limpeza', space_id: openSpace.id })).rejects.toMatchObject({ status: 403 })
  await expect(visitor.journal.updates.act({ kind: 'lst', plant_ids: [open.id] })).rejects.toMatchObject({
    status: 401,
  })
  expect(await ctx.db.$count(updates)).toBe(0)
})

test('the photos of an update of a space are as public as the space', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const photo = await aPhoto(ctx, { created_by: grower.id })
  const {
    journal: { updates: api },
    garden: { spaces },
  } = await as(grower)
  await api.act({ kind: 'foto', space_id: space.id, photo_ids: [photo.id] })
  const isPublic = async () =>
    (await ctx.db.select({ public: files.public }).from(files).where(eq(files.id, photo.id)))[0]?.public
  expect(await isPublic()).toBe(false)
  await spaces.changePrivacy({ slug: space.slug, private: false })
  expect(await isPublic()).toBe(true)
  await spaces.remove({ slug: space.slug })
  expect(await isPublic()).toBe(false)
})

test('a grower finds the form as they left it: the last used first, the last scale, what to choose from', async ({
  ctx,
  as,
}) => {
  const { plant, api } = await aGarden({ ctx, as })
  const post = (kind: 'rega' | 'lst', hour: number, more = {}) =>
    api.post({ id_or_slug: plant.slug, kind, happened_at: `2026-11-20T${hour}:00`, ...more })
  await post('lst', 10)
  await post('rega', 11, { measures: { volume_ml: { value: 100 }, ec: { value: 700, scale: 'ppm700' } } })
  await post('lst', 12)
  const usual = await api.usual({})
  expect(usual.recent.map(({ kind }) => kind)).toEqual(['lst', 'rega'])
  expect(usual.ec_scale).toBe('ppm700')
  expect(usual.units).toEqual({ volume_ml: 'ml' })
  await post('rega', 13, { measures: { volume_ml: { value: 1.5, unit: 'L' }, runoff_ml: { value: 90 } } })
  expect((await api.usual({})).units).toEqual({ volume_ml: 'L', runoff_ml: 'ml' })
  const [active] = await ctx.db
    .select({ health: count() })
    .from(catalogue_items)
    .where(and(eq(catalogue_items.catalogue, 'saude_da_planta'), eq(catalogue_items.active, true)))
  expect(usual.choices.saude_da_planta).toHaveLength(active?.health ?? -1)
})

test('what is noted late happened where the plant stood then; moved to another day it goes with it', async ({
  ctx,
  as,
}) => {
  const { id: created_by } = await aUser(ctx)
  const [tent, closet] = [await aSpace(ctx, { created_by }), await aSpace(ctx, { created_by })]
  const plant = await aPlant(ctx, { created_by, space_id: tent.id })
  const {
    journal: { updates: api },
    cultivation: { manyPlants },
  } = await as({ id: created_by })
  await manyPlants.move({ plant_ids: [plant.id], space_id: closet.id })
  const noted = async (happened_at?: string) => {
    const { update_ids } = await api.act({ kind: 'lst', plant_ids: [plant.id], happened_at })
    return api.show({ id: update_ids[0] as number })
  }
  const late = await noted('2026-11-10T10:00')
  expect(late.space?.id).toBe(tent.id)
  expect((await noted()).space?.id).toBe(closet.id)
  expect((await noted('2026-11-21T08:00')).space?.id).toBe(closet.id)
  expect((await api.change({ id: late.id, happened_at: '2026-11-21T09:00' })).space?.id).toBe(closet.id)
  expect((await api.change({ id: late.id, happened_at: '2026-11-12T09:00' })).space?.id).toBe(tent.id)
})

test('what was harvested is watered, fed and shaped no more, but for what was done until that day', async ({
  ctx,
  as,
}) => {
  const { grower, api } = await aGarden({ ctx, as })
  const cut = { created_by: grower.id, name: 'Cortada', status: 'colhida', ended_on: '2026-11-10' } as const
  const [plant, living] = [await aPlant(ctx, cut), await aPlant(ctx, { created_by: grower.id })]
  const own = await anActivity(ctx, { created_by: grower.id, watering: true, metrics: [] })
  const give = (kind: 'rega' | 'lst' | 'foliar' | 'propria' | 'nota', happened_at?: string) =>
    api.act({
      kind,
      plant_ids: [living.id, plant.id],
      text: 'Feito.',
      measures: kind === 'rega' ? { volume_ml: { value: 500 } } : {},
      happened_at,
      ...(kind === 'propria' && { activity_type_id: own.id }),
    })
  for (const kind of ['rega', 'lst', 'foliar', 'propria'] as const)
    await expect(give(kind)).rejects.toMatchObject(
      beside('plant_ids', '“Cortada” foi colhida em 10/11/2026: deixe ela de fora.'),
    )
  expect((await give('rega', '2026-11-10T20:00')).update_ids).toHaveLength(2)
  expect((await give('nota')).update_ids).toHaveLength(2)
})

test('what dries is weighed and noted, and watered no more, harvested in words or not', async ({ ctx, as }) => {
  const { grower, api } = await aGarden({ ctx, as })
  const plant_cycle_id = await cycleId(ctx, 'secagem')
  const drying = await aPlant(ctx, { created_by: grower.id, name: 'Seca', plant_cycle_id, cycle_since: '2026-11-10' })
  const plant_ids = [drying.id]
  const water = (more = {}) => api.act({ kind: 'rega', plant_ids, measures: { volume_ml: { value: 500 } }, ...more })
  await expect(water()).rejects.toMatchObject(
    beside('plant_ids', '“Seca” está secando desde 10/11/2026: deixe ela de fora.'),
  )
  expect((await water({ happened_at: '2026-11-10T08:00' })).update_ids).toHaveLength(1)
  expect(
    (await api.act({ kind: 'pesagem', plant_ids, measures: { branch_g: { value: 40 } } })).update_ids,
  ).toHaveLength(1)
})

test('ten times as tall as the last time, and 40 kg of one plant, are asked about once; corrected too', async ({
  ctx,
  as,
}) => {
  const { plant, api } = await aGarden({ ctx, as })
  const tall = (value: number, more: object = {}) =>
    api.post({ id_or_slug: plant.slug, kind: 'altura', measures: { height_cm: { value } }, ...more })
  await tall(45)
  const asked = beside('sure', 'Lua teria 450\u00a0cm, e antes tinha 45\u00a0cm. É isso mesmo?')
  await expect(tall(450)).rejects.toMatchObject(asked)
  const { id } = await tall(48)
  await expect(api.change({ id, measures: { height_cm: { value: 450 } } })).rejects.toMatchObject(asked)
  await tall(450, { sure: true })
  const weighed = {
    id_or_slug: plant.slug,
    kind: 'peso-final' as const,
    measures: { dry_g: { value: 40, unit: 'kg' as const } },
  }
  await expect(api.post(weighed)).rejects.toMatchObject(beside('sure', 'Lua pesaria 40.000\u00a0g seca. É isso mesmo?'))
})

test('a key that comes again with other words, values or plants is a conflict, and nothing is lost in silence', async ({
  ctx,
  as,
}) => {
  const { grower, plant, space, api } = await aGarden({ ctx, as })
  const other = await aPlant(ctx, { created_by: grower.id })
  const first = { id_or_slug: plant.slug, text: 'Primeira', idempotency_key: key }
  const { id } = await api.post(first)
  expect((await api.post({ ...first, happened_at: '2026-11-20T10:00' })).id).toBe(id)
  const conflict = { status: 409, message: expect.stringContaining('Isto já foi enviado com outro conteúdo') }
  for (const more of [{ text: 'Segunda' }, { id_or_slug: other.slug }, { kind: 'praga' as const }])
    await expect(api.post({ ...first, ...more })).rejects.toMatchObject(conflict)
  await expect(api.act({ text: 'Primeira', space_id: space.id, act_key: key })).rejects.toMatchObject(conflict)
  // What it said since then is no other content.
  await api.change({ id, text: 'Corrigida' })
  expect((await api.post(first)).text).toBe('Corrigida')
  expect(await ctx.db.$count(updates, eq(updates.act_key, key))).toBe(1)
  const water = { kind: 'rega' as const, plant_ids: [plant.id, other.id], act_key: key.replace('a1', 'a2') }
  const act = (volume: number, plant_ids = water.plant_ids) =>
    api.act({ ...water, plant_ids, measures: { volume_ml: { value: volume } } })
  const { update_ids } = await act(500)
  expect((await act(500, [other.id])).update_ids).toEqual(update_ids)
  await expect(act(600)).rejects.toMatchObject(conflict)
})

test('what was fed, shared and corrected on one plant is compared with what was written, not with what it says now', async ({
  ctx,
  as,
}) => {
  const { grower, plant, api } = await aGarden({ ctx, as })
  const other = await aPlant(ctx, { created_by: grower.id })
  const own = await aStuff(ctx, { created_by: grower.id, stuff_type_id: 8, name: 'Flora Grow' })
  const fed = {
    kind: 'rega-alimentacao' as const,
    plant_ids: [plant.id, other.id],
    measures: { volume_ml: { value: 1.5, unit: 'L' as const }, ec: { value: 900, scale: 'ppm500' as const } },
    volume_for: 'total' as const,
    doses: [
      { stuff_id: own.id, amount: 1.5 },
      { name: 'Melaço', amount: 5, unit: 'g' as const },
    ],
    corrections: [{ plant_id: other.id, text: 'Bebeu menos.', measures: { volume_ml: { value: 400 } } }],
    act_key: key,
  }
  const first = await api.act(fed)
  const [one] = first.update_ids as [number, number]
  await api.change({ id: one, measures: { volume_ml: { value: 200 } }, doses: [], all_plants: true })
  await ctx.db.update(stuffs).set({ name: 'Outro nome' }).where(eq(stuffs.id, own.id))
  expect(await api.act(fed)).toEqual(first)
  expect(await api.act({ ...fed, plant_ids: [plant.id], corrections: [] })).toEqual(first)
  const [product, ...others] = fed.doses
  for (const more of [
    { doses: others },
    { doses: [{ ...product, amount: 2 }, ...others] },
    { corrections: [] },
    { measures: { ...fed.measures, ec: { value: 950, scale: 'ppm500' as const } } },
  ])
    await expect(api.act({ ...fed, ...more } as typeof fed)).rejects.toMatchObject({ status: 409 })
})

test('nothing is noted of a day before its plant began, nor moved there; a row that stands there keeps its day', async ({
  ctx,
  as,
}) => {
  const { grower, plant, api } = await aGarden({ ctx, as })
  const young = await aPlant(ctx, { created_by: grower.id, name: 'Sol', started_on: '2026-11-10' })
  const began = (name: string, day: string) => `“${name}” começou em ${day}. Escolha esse dia ou um depois.`
  const early = '2026-11-09T10:00'
  const both = { kind: 'nota' as const, text: 'Oi', plant_ids: [plant.id, young.id] }
  await expect(api.act({ ...both, happened_at: early })).rejects.toMatchObject(
    beside('happened_at', began('Sol', '10/11/2026')),
  )
  await expect(api.post({ id_or_slug: plant.slug, text: 'Oi', happened_at: '2026-09-30T10:00' })).rejects.toMatchObject(
    beside('happened_at', began(plant.name, '01/10/2026')),
  )
  const { update_ids } = await api.act({ ...both, happened_at: '2026-11-10T00:00' })
  const [first, second] = update_ids as [number, number]
  await expect(api.change({ id: second, text: 'Oi', happened_at: early })).rejects.toMatchObject({ status: 422 })
  // From the line of the older plant too: the correction reaches both.
  await expect(api.change({ id: first, text: 'Oi', happened_at: early, all_plants: true })).rejects.toMatchObject(
    beside('happened_at', began('Sol', '10/11/2026')),
  )
  const old = new Date('2026-11-01T12:00:00Z')
  await ctx.db.update(updates).set({ happened_at: old }).where(eq(updates.id, second))
  expect(await api.change({ id: second, text: 'Melhor' })).toMatchObject({ text: 'Melhor', happened_at: old })
})
