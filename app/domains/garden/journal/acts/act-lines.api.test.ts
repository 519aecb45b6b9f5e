import { and, eq, isNull } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { update_versions, updates } from '../updates/updates.table.ts'

const water = { kind: 'rega' as const, text: 'Água da chuva', measures: { volume_ml: { value: 500 } } }

/** Three plants of one user in a tent, watered at once; the last one got less. */
async function aWatering(ctx: Context, as: (user: { id: number }) => Promise<Client>) {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  const plants = []
  for (const name of ['Lua', 'Sol', 'Mar']) plants.push(await aPlant(ctx, { created_by, space_id: space.id, name }))
  const ids = plants.map(({ id }) => id)
  const grower = await as({ id: created_by })
  const photo = await aPhoto(ctx, { created_by })
  const { update_ids } = await grower.journal.updates.act({
    ...water,
    plant_ids: ids,
    photo_ids: [photo.id],
    corrections: [{ plant_id: ids[2] as number, measures: { volume_ml: { value: 200 } } }],
  })
  const [first, second, third] = update_ids as [number, number, number]
  return { created_by, space, ids, grower, photo, first, second, third }
}
const living = ({ db }: Context, created_by: number) =>
  db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
    .orderBy(updates.id)

test('an update names the lines that say the same, for its grower alone', async ({ ctx, as }) => {
  const { grower, first, second, third, ids } = await aWatering(ctx, as)
  expect((await grower.journal.updates.show({ id: first })).same).toMatchObject([
    { id: second, plant: { id: ids[1], name: 'Sol' } },
  ])
  expect((await grower.journal.updates.show({ id: third })).same).toEqual([])
  await ctx.db.execute('update plants set private = false')
  expect((await (await as(await aUser(ctx))).journal.updates.show({ id: first })).same).toEqual([])
})

test('deleted from all its plants at once, or from one only', async ({ ctx, as }) => {
  const { grower, first, second, third, ids, created_by } = await aWatering(ctx, as)
  const tasks = []
  for (const plant_id of ids)
    tasks.push(await aTask(ctx, { plant_id, kind: 'rega', rrule: 'FREQ=DAILY', due_on: '2026-11-30' }))
  await grower.journal.updates.takeAway({ id: first, all_plants: true })
  expect((await living(ctx, created_by)).map(({ id }) => id)).toEqual([third])
  await expect(grower.journal.updates.takeAway({ id: first, all_plants: true })).rejects.toMatchObject({ status: 404 })
  await expect(grower.journal.updates.show({ id: second })).rejects.toMatchObject({ status: 404 })
  const again = await grower.journal.updates.act({ ...water, plant_ids: ids })
  await grower.journal.updates.takeAway({ id: again.update_ids[0] as number })
  expect((await living(ctx, created_by)).map(({ id }) => id)).toEqual([third, ...again.update_ids.slice(1)])
})

test('corrected on all its plants at once: each keeps what it said, photos stay, and it is told as one line', async ({
  ctx,
  as,
  clock,
}) => {
  // Advances the clock between two updates.
  let moment = clock.now.getTime()
  Object.defineProperty(clock, 'now', { get: () => new Date(moment++) })
  const { grower, photo, first, second, third, space } = await aWatering(ctx, as)
  const input = { text: 'Da torneira', measures: { volume_ml: { value: 600 } }, all_plants: true, seen_versions: 0 }
  await grower.journal.updates.change({ ...input, id: second, happened_at: '2026-11-20T09:00' })
  const lines = (await grower.journal.updates.ofSpace({ slug: space.slug })).data
  const byId = new Map(lines.map((line) => [line.id, line]))
  for (const id of [first, second])
    expect(byId.get(id)).toMatchObject({
      text: 'Da torneira',
      measures: { volume_ml: { value: 600 } },
      happened_at: new Date('2026-11-20T12:00:00Z'),
      edited_at: byId.get(second)?.edited_at,
    })
  expect(byId.get(first)?.photos.map(({ document }) => document.id)).toEqual([photo.id])
  expect(byId.get(third)).toMatchObject({ text: 'Água da chuva', edited_at: null })
  // A repeated request changes nothing; one based on the old version gets a conflict.
  await grower.journal.updates.change({ ...input, id: second, happened_at: '2026-11-20T09:00', seen_versions: 1 })
  expect(await ctx.db.$count(update_versions)).toBe(2)
  await expect(grower.journal.updates.change({ ...input, id: second })).rejects.toMatchObject({ status: 409 })
  expect((await grower.journal.updates.show({ id: second })).same.map(({ id }) => id)).toEqual([first])
})

test('a plant for which it cannot be so is named, and nothing changes', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const old = await aPlant(ctx, { created_by, name: 'Lua' })
  const young = await aPlant(ctx, { created_by, name: 'Sol', started_on: '2026-11-10' })
  const grower = await as({ id: created_by })
  const catalogue_item_id = await cycleId(ctx, 'floracao')
  const { update_ids } = await grower.journal.updates.act({
    kind: 'fase',
    catalogue_item_id,
    plant_ids: [old.id, young.id],
    happened_at: '2026-11-12T09:00',
  })
  const id = update_ids[0] as number
  const earlier = { catalogue_item_id, happened_at: '2026-11-05T09:00', all_plants: true }
  await expect(grower.journal.updates.change({ id, ...earlier })).rejects.toMatchObject({
    data: { errors: { happened_at: ['“Sol” começou em 10/11/2026. Escolha esse dia ou um depois.'] } },
  })
  expect((await living(ctx, created_by)).map(({ edited_at }) => edited_at)).toEqual([null, null])
  await grower.journal.updates.change({ id, ...earlier, happened_at: '2026-11-11T09:00' })
  for (const { slug } of [old, young])
    expect((await grower.garden.plants.show({ id_or_slug: slug })).cycle_since).toBe('2026-11-11')
})

test('what staff wrote for several growers is each grower’s own to correct; staff is in the audit log', async ({
  ctx,
  as,
}) => {
  const admin = await aUser(ctx, { user_type: 'admin' })
  const [mine, also, theirs] = [await aPlant(ctx), await aPlant(ctx), await aPlant(ctx)]
  await ctx.db.execute(`update plants set created_by = ${mine.created_by} where id = ${also.id}`)
  const staff = await as(admin)
  const { update_ids } = await staff.journal.updates.act({ ...water, plant_ids: [mine.id, also.id, theirs.id] })
  const [first, second, third] = update_ids as [number, number, number]
  const { updates: own } = (await as({ id: mine.created_by })).journal
  await own.change({ id: first, text: 'Meu', measures: water.measures, all_plants: true })
  expect((await living(ctx, admin.id)).map(({ text }) => text)).toEqual(['Meu', 'Meu', 'Água da chuva'])
  await expect(own.takeAway({ id: third, all_plants: true })).rejects.toMatchObject({ status: 404 })
  await staff.journal.updates.takeAway({ id: first, all_plants: true })
  expect((await living(ctx, admin.id)).map(({ id }) => id)).toEqual([third])
  const noted = await ctx.db.select().from(audit_log).where(eq(audit_log.action, 'update.delete')).orderBy(audit_log.id)
  expect(noted.map(({ subject }) => subject)).toEqual([`update:${first}`, `update:${second}`])
})
