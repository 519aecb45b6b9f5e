import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { dayKey, formatTime } from '#shared/dates.ts'
import { openedText } from '#shared/opened-text.ts'
import { expect, test } from '#tests/fixtures.ts'
import { updateFields } from './update.form.ts'

test('correcting keeps what it said before, for its grower alone, and says that it was corrected', async ({
  ctx,
  as,
  api: visitor,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const { updates } = (await as(grower)).journal
  const fed = {
    text: 'Antes',
    measures: { ec: { value: 900, scale: 'ppm500' as const } },
    doses: [{ name: 'Calmag', amount: 0.5 }],
  }
  const { id } = await updates.post({ id_or_slug: plant.slug, kind: 'alimentacao', ...fed })
  const corrected = await updates.change({ id, text: 'Depois', measures: { ph: { value: 6 } }, doses: [] })
  expect(corrected).toMatchObject({ text: 'Depois', measures: { ph: { value: 6 } }, doses: [], edited_at: ctx.now() })
  expect(await updates.show({ id })).toMatchObject({
    can: { update: true },
    versions: [
      {
        text: 'Antes',
        edited_by: grower.nickname,
        measures: { ec: { value: 900, scale: 'ppm500' } },
        doses: [{ name: 'Calmag', amount: 0.5, unit: 'ml/L' }],
      },
    ],
  })
  expect(await visitor.journal.updates.show({ id })).toMatchObject({
    text: 'Depois',
    versions: [],
    can: { update: false },
  })
})

test('the same words and the same minute are no edit', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  const { id, happened_at } = await updates.post({
    id_or_slug: plant.slug,
    text: 'Igual',
    happened_at: '2026-11-20T10:00:35-03:00',
  })
  const again = await updates.change({ id, text: 'Igual', happened_at: '2026-11-20T10:00' })
  expect(again).toMatchObject({ edited_at: null, happened_at })
  expect((await updates.show({ id })).versions).toEqual([])
})

test('somebody who corrects an old version is told so, and overwrites nothing', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  const { id } = await updates.post({ id_or_slug: plant.slug, text: 'Um' })
  await updates.change({ id, text: 'Dois', seen_versions: 0 })
  await expect(updates.change({ id, text: 'Três', seen_versions: 0 })).rejects.toMatchObject({ status: 409 })
  expect((await updates.show({ id })).text).toBe('Dois')
})

test('a change of phase written as an update is the current cycle; correcting and deleting it move the cycle with it', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const [flowering, drying] = [await cycleId(ctx, 'floracao'), await cycleId(ctx, 'secagem')]
  const {
    journal: { updates },
    garden: { plants },
  } = await as(grower)
  const current = async () => {
    const { plant_cycle, cycle_since, cycle_history } = await plants.show({ id_or_slug: plant.slug })
    return [plant_cycle.slug, cycle_since, cycle_history.length]
  }
  const { id } = await updates.post({
    id_or_slug: plant.slug,
    kind: 'fase',
    catalogue_item_id: flowering,
    happened_at: '2026-11-10T10:00',
  })
  expect(await current()).toEqual(['floracao', '2026-11-10', 2])
  await updates.change({ id, catalogue_item_id: drying, happened_at: '2026-11-12T10:00' })
  expect(await current()).toEqual(['secagem', '2026-11-12', 2])
  await updates.change({ id, catalogue_item_id: drying, happened_at: '2026-10-05T10:00' })
  expect(await current()).toEqual(['vegetativo', '2026-10-20', 2])
  await expect(
    updates.change({ id, catalogue_item_id: drying, happened_at: '2026-09-30T10:00' }),
  ).rejects.toMatchObject({
    status: 422,
    data: { errors: { happened_at: [expect.stringContaining('começou em 01/10/2026. Escolha esse dia')] } },
  })
  await updates.takeAway({ id })
  expect(await current()).toEqual(['vegetativo', '2026-10-20', 1])
})

test('of one plant, the phase that it has already is refused, but for an earlier day of its beginning', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { journal, garden } = await as(grower)
  const enter = (day: string) =>
    journal.updates.post({
      id_or_slug: plant.slug,
      kind: 'fase',
      catalogue_item_id: plant.plant_cycle_id,
      happened_at: `${day}T10:00`,
    })
  await expect(enter('2026-11-20')).rejects.toMatchObject({
    status: 422,
    data: { errors: { catalogue_item_id: ['A planta já está nesta fase desde 20/10/2026.'] } },
  })
  await enter('2026-10-12')
  const { cycle_since, cycle_history } = await garden.plants.show({ id_or_slug: plant.slug })
  expect([cycle_since, cycle_history.length]).toEqual(['2026-10-12', 1])
})

test('measures are answered as they were typed, and may be sent back as they are', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  const typed = {
    volume_ml: { value: 0.9, unit: 'L' as const },
    ec: { value: 700, scale: 'ppm500' as const },
    runoff_ml: { value: 120 },
  }
  const posted = await updates.post({ id_or_slug: plant.slug, kind: 'rega', measures: typed })
  expect(posted.measures).toEqual(typed)
  expect((await updates.change({ id: posted.id, measures: posted.measures, text: 'Bebeu.' })).measures).toEqual(typed)
  const { measures, versions } = await updates.show({ id: posted.id })
  expect([measures, versions[0]?.measures]).toEqual([typed, typed])
})

test('photos that stay, go and come: those that go are closed', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => aPhoto(ctx, { created_by: grower.id })))
  if (!one || !two || !three) throw new Error('no photos')
  const { updates } = (await as(grower)).journal
  const { id } = await updates.post({ id_or_slug: plant.slug, text: 'Fotos', photo_ids: [one.id, two.id] })
  const corrected = await updates.change({ id, text: 'Fotos', photo_ids: [three.id, two.id] })
  expect(corrected.photos.map(({ document }) => document.id)).toEqual([three.id, two.id])
  const [gone] = await ctx.db.select().from(files).where(eq(files.id, one.id))
  expect(gone).toMatchObject({ public: false, attached: false })
})

test('only whoever may edit the plant or space may correct or delete; unseen is 404, deleted too', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const { updates } = (await as(grower)).journal
  const stranger = (await as(await aUser(ctx))).journal.updates
  for (const [isPrivate, status] of [
    [true, 404],
    [false, 403],
  ] as const) {
    const plant = await aPlant(ctx, { created_by: grower.id, private: isPrivate })
    const space = await aSpace(ctx, { created_by: grower.id, private: isPrivate })
    const on = await updates.post({ id_or_slug: plant.slug, text: 'Nota' })
    const {
      update_ids: [about],
    } = await updates.act({ kind: 'limpeza', space_id: space.id })
    for (const id of [on.id, about as number]) {
      await expect(stranger.change({ id, text: 'Minha' })).rejects.toMatchObject({ status })
      await expect(stranger.takeAway({ id })).rejects.toMatchObject({ status })
    }
    if (isPrivate) await expect(stranger.show({ id: on.id })).rejects.toMatchObject({ status: 404 })
  }
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { id } = await updates.post({ id_or_slug: plant.slug, text: 'Nota' })
  await updates.takeAway({ id })
  await expect(updates.show({ id })).rejects.toMatchObject({ status: 404 })
  await expect(updates.change({ id, text: 'De novo' })).rejects.toMatchObject({ status: 404 })
  await expect(updates.change({ id: 2 ** 31 - 1, text: 'x' })).rejects.toMatchObject({ status: 404 })
})

test("what staff notes, corrects and deletes in somebody else's journal is in the audit log", async ({ ctx, as }) => {
  const admin = await aUser(ctx, { user_type: 'admin' })
  const [plant, space] = [await aPlant(ctx), await aSpace(ctx)]
  const { updates } = (await as(admin)).journal
  await updates.act({ kind: 'limpeza', space_id: space.id })
  const { id } = await updates.post({ id_or_slug: plant.slug, text: 'Da equipe' })
  await updates.change({ id, text: 'Corrigido' })
  await updates.takeAway({ id })
  const log = await ctx.db
    .select({ action: audit_log.action, subject: audit_log.subject })
    .from(audit_log)
    .where(eq(audit_log.user_id, admin.id))
    .orderBy(audit_log.id)
  expect(log).toEqual([
    { action: 'update.post', subject: `space:${space.id}` },
    { action: 'update.post', subject: `plant:${plant.id}` },
    { action: 'update.change', subject: `update:${id}` },
    { action: 'update.delete', subject: `update:${id}` },
  ])
})

test('a dose keeps the name that its item had then, though the words are corrected', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const item = await aStuff(ctx, { created_by: plant.created_by, name: 'Micro', stuff_type_id: 8 })
  const { updates: api } = (await as({ id: plant.created_by })).journal
  const doses = [{ stuff_id: item.id, amount: 2 }]
  const { id } = await api.post({ id_or_slug: plant.slug, kind: 'alimentacao', doses })
  await ctx.db.update(stuffs).set({ name: 'Macro' }).where(eq(stuffs.id, item.id))
  const corrected = await api.change({ id, text: 'Com calma', doses })
  expect(corrected.doses).toMatchObject([{ stuff_id: item.id, name: 'Micro', amount: 2 }])
})

test('an act of a past summer keeps its moment when it is corrected as it is shown', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { started_on: '2018-11-01' })
  const { updates: api } = (await as({ id: plant.created_by })).journal
  const { id, happened_at } = await api.post({ id_or_slug: plant.slug, text: 'Verão', happened_at: '2018-12-31T23:30' })
  expect(happened_at.toISOString()).toBe('2019-01-01T01:30:00.000Z')
  const shown = `${dayKey(happened_at)}T${formatTime(happened_at)}`
  expect(shown).toBe('2018-12-31T23:30')
  const corrected = await api.change({ id, text: 'Verão quente', happened_at: shown })
  expect(corrected.happened_at).toEqual(happened_at)
  const days = { id_or_slug: plant.slug, since: '2018-12-31', until: '2018-12-31' }
  expect((await api.list(days)).total).toBe(1)
})

test('the last day of a filter ends at its midnight, on the longest and the shortest day too', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { started_on: '2018-10-01' })
  const { updates: api } = (await as({ id: plant.created_by })).journal
  for (const happened_at of ['2018-11-04T23:30', '2018-11-05T00:30', '2019-02-16T23:30', '2019-02-17T00:30'])
    await api.post({ id_or_slug: plant.slug, text: happened_at, happened_at })
  const on = async (day: string) =>
    (await api.list({ id_or_slug: plant.slug, since: day, until: day })).data.map(({ text }) => text)
  expect(await on('2018-11-04')).toEqual(['2018-11-04T23:30'])
  expect(await on('2019-02-16')).toEqual(['2019-02-16T23:30'])
})

test('a correction beside another: other fields and measures merge, the same is 409 with what stands', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  const watering = { kind: 'rega', measures: { volume_ml: { value: 500 }, ph: { value: 6.2 } } } as const
  const { id } = await updates.post({ id_or_slug: plant.slug, ...watering })
  const opened = JSON.parse(openedText(updateFields(await updates.show({ id }))))
  await updates.change({ id, text: 'Da chuva', measures: { volume_ml: { value: 500 }, ph: { value: 6 } }, opened })
  const mine = { volume_ml: { value: 0.8, unit: 'L' }, ph: { value: 6.2 } } as const
  await updates.change({ id, measures: mine, opened })
  expect(await updates.show({ id })).toMatchObject({
    text: 'Da chuva',
    measures: { volume_ml: { value: 0.8, unit: 'L' }, ph: { value: 6 } },
  })
  await expect(updates.change({ id, measures: { ...mine, ph: { value: 5.9 } }, opened })).rejects.toMatchObject({
    status: 409,
    data: { stands: { 'measures.ph': { value: 6 } } },
  })
})
