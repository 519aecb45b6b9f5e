import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'

const wet = { measures: { wet_g: { value: 200 } } }

async function aFlowering(ctx: Context, as: (who: { id: number }) => Promise<Client>) {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, {
    created_by: grower.id,
    name: 'Lua',
    started_on: '2026-08-01',
    cycle_since: '2026-08-01',
  })
  const client = await as(grower)
  const ref = { id_or_slug: plant.slug }
  const enter = async (slug: 'vegetativo' | 'floracao' | 'secagem', on: string) =>
    client.garden.plants.changeCycle({ ...ref, plant_cycle_id: await cycleId(ctx, slug), on })
  const cut = (on: string) =>
    client.journal.updates.post({ ...ref, kind: 'colheita', ...wet, happened_at: `${on}T12:00` })
  await enter('floracao', '2026-10-05')
  return { garden: client.garden, journal: client.journal, ref, enter, cut, floracao: await cycleId(ctx, 'floracao') }
}

const wrong = (field: string, words: string) => ({
  status: 422,
  data: { errors: { [field]: [expect.stringContaining(words)] } },
})

test('a plant is not cut before it flowered, nor does it flower after it was cut; it dries and cures', async ({
  ctx,
  as,
}) => {
  const { enter, cut, garden, journal, ref, floracao } = await aFlowering(ctx, as)
  await expect(cut('2026-09-10')).rejects.toMatchObject(wrong('happened_at', 'entrou em Floração em 05/10/2026'))
  await cut('2026-11-10')
  await expect(enter('floracao', '2026-11-10')).rejects.toMatchObject({ status: 422 })
  const again = enter('floracao', '2026-11-15')
  await expect(again).rejects.toMatchObject(wrong('plant_cycle_id', 'foi colhida em 10/11/2026'))
  const told = journal.updates.post({
    ...{ ...ref, kind: 'fase', catalogue_item_id: floracao, happened_at: '2026-11-15T12:00' },
  })
  await expect(told).rejects.toMatchObject(wrong('catalogue_item_id', 'foi colhida em 10/11/2026'))
  const [harvest] = (await journal.updates.list({ ...ref, kind: 'colheita' })).data
  const earlier = journal.updates.change({
    ...{ id: harvest?.id ?? 0, text: '', photo_ids: [], doses: [], ...wet },
    happened_at: '2026-09-10T12:00',
  })
  await expect(earlier).rejects.toMatchObject(wrong('happened_at', 'entrou em Floração'))
  await enter('secagem', '2026-11-11')
  const later = journal.updates.change({
    ...{ id: harvest?.id ?? 0, text: '', photo_ids: [], doses: [], ...wet },
    happened_at: '2026-11-14T12:00',
  })
  await expect(later).rejects.toMatchObject(wrong('happened_at', 'entrou em Secagem'))
  expect(await garden.plants.show(ref)).toMatchObject({ status: 'colhida', plant_cycle: { slug: 'secagem' } })
})

test('a harvest that has its final weight is not taken away from under it', async ({ ctx, as }) => {
  const { cut, journal, ref } = await aFlowering(ctx, as)
  await cut('2026-11-10')
  const dry = { measures: { dry_g: { value: 40 } }, happened_at: '2026-11-19T12:00' }
  await journal.updates.post({ ...ref, kind: 'peso-final', ...dry })
  const of = async (kind: 'colheita' | 'peso-final') => (await journal.updates.list({ ...ref, kind })).data[0]?.id ?? 0
  const harvest = { ...ref, update_id: await of('colheita') }
  await expect(journal.updates.remove(harvest)).rejects.toMatchObject({ status: 409 })
  await journal.updates.remove({ ...ref, update_id: await of('peso-final') })
  await journal.updates.remove(harvest)
})

test('no plant begins after its next phase or its end', async ({ ctx, as }) => {
  const { cut, garden, ref } = await aFlowering(ctx, as)
  const begin = async (started_on: string) =>
    garden.plants.update({ ...ref, name: 'Lua', private: true, photo_ids: [], started_on })
  await expect(begin('2026-10-06')).rejects.toMatchObject(wrong('started_on', 'entrou em Floração em 05/10/2026'))
  await cut('2026-11-10')
  await expect(begin('2026-11-12')).rejects.toMatchObject(wrong('started_on', 'acabou em 10/11/2026'))
  expect(await begin('2026-08-03')).toMatchObject({ started_on: '2026-08-03' })
})

test('what was lost is not harvested, nor lost again; of a harvest in parts the phase stays with what is left', async ({
  ctx,
  as,
}) => {
  const lost = await aFlowering(ctx, as)
  const lose = (on: string) =>
    lost.journal.updates.post({ ...lost.ref, kind: 'perda', text: 'Mofo', happened_at: `${on}T12:00` })
  await lose('2026-11-10')
  await expect(lost.cut('2026-11-12')).rejects.toMatchObject(wrong('plant_ids', 'se perdeu em 10/11/2026'))
  await expect(lose('2026-11-12')).rejects.toMatchObject(wrong('plant_ids', 'se perdeu'))

  const { cut, journal, garden, ref } = await aFlowering(ctx, as)
  await cut('2026-11-10')
  const more = { ...wet, happened_at: '2026-11-14T12:00', sure: true as const }
  await journal.updates.post({ ...ref, kind: 'colheita', ...more })
  const before = journal.updates.post({ ...ref, kind: 'perda', text: 'Mofo', happened_at: '2026-11-08T12:00' })
  await expect(before).rejects.toMatchObject({ status: 422 })
  const first = (await journal.updates.list({ ...ref, kind: 'colheita' })).data.at(-1)
  await journal.updates.remove({ ...ref, update_id: first?.id ?? 0 })
  expect(await garden.plants.show(ref)).toMatchObject({
    ...{ status: 'colhida', ended_on: '2026-11-14', plant_cycle: { slug: 'colheita' }, cycle_since: '2026-11-14' },
  })
  const rest = (await journal.updates.list({ ...ref, kind: 'colheita' })).data[0]
  await journal.updates.remove({ ...ref, update_id: rest?.id ?? 0 })
  expect(await garden.plants.show(ref)).toMatchObject({ status: 'viva', plant_cycle: { slug: 'floracao' } })
})

test('of many plants each is looked at: a lost one behind one that was harvested does not dry', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const ended = { created_by, ended_on: '2026-11-10' }
  const harvested = await aPlant(ctx, { ...ended, status: 'colhida' })
  const lost = await aPlant(ctx, { ...ended, status: 'morta' })
  const drying = (await as({ id: created_by })).journal.updates.act({
    ...{ kind: 'fase', catalogue_item_id: await cycleId(ctx, 'secagem'), happened_at: '2026-11-12T12:00' },
    plant_ids: [harvested.id, lost.id],
  })
  await expect(drying).rejects.toMatchObject(wrong('catalogue_item_id', 'se perdeu em 10/11/2026'))
})

test('what is moved stays before the end too, and no end is put before what was done', async ({ ctx, as }) => {
  const { cut, journal, garden, ref } = await aFlowering(ctx, as)
  const nothing = { text: '', photo_ids: [], doses: [] }
  const water = { ...nothing, measures: { volume_ml: { value: 500 } } }
  const { id } = await journal.updates.post({ ...ref, ...water, kind: 'rega', happened_at: '2026-11-08T12:00' })
  const early = await cut('2026-11-05').catch((error) => error)
  expect(early.data.errors.sure).toEqual([expect.stringContaining('“Lua” tem Rega em 08/11/2026')])
  await expect(
    journal.updates.post({ ...ref, kind: 'perda', text: 'Oídio', happened_at: '2026-11-05T12:00', sure: true }),
  ).rejects.toMatchObject(wrong('happened_at', 'depois desse dia'))
  await cut('2026-11-10')
  const moved = (day: string) => journal.updates.change({ id, ...water, happened_at: `2026-11-${day}T12:00` })
  await expect(moved('12')).rejects.toMatchObject(wrong('happened_at', 'foi colhida em 10/11/2026'))
  await moved('09')
  // A harvest that was put before it by a yes leaves its hour to be corrected.
  const early_yes = { ...ref, kind: 'colheita' as const, ...wet, happened_at: '2026-11-05T12:00', sure: true }
  await journal.updates.post(early_yes)
  await journal.updates.change({ id, ...water, happened_at: '2026-11-09T15:00' })
  expect(await garden.plants.show(ref)).toMatchObject({ status: 'colhida' })
})
