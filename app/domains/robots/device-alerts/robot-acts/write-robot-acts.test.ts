import { and, asc, eq, isNull } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { robotActKey } from './robot-act-key.secrets.ts'

let seq = 0
const tell = (ctx: Context, device: { id: number; serial: string }, kind: string, data: object, hours_ago = 1) =>
  testClient(deviceContext(ctx, device)).devices.told.tell({
    boot: 1,
    events: [{ seq: ++seq, ts: new Date(ctx.now().getTime() - hours_ago * HOUR).toISOString(), kind, data }],
  })
const journal = ({ db }: Context, created_by: number) =>
  db
    .select({
      plant_id: updates.plant_id,
      space_id: updates.space_id,
      kind: updates.kind,
      text: updates.text,
      measures: updates.measures,
      happened_at: updates.happened_at,
    })
    .from(updates)
    .where(and(eq(updates.created_by, created_by), isNull(updates.deleted_at)))
    .orderBy(asc(updates.id))

async function placed(ctx: Context) {
  const robot = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: robot.owner.id })
  await ctx.db
    .insert(device_places)
    .values({ link_id: robot.link.id, space_id: space.id, placed_at: new Date(ctx.now().getTime() - 24 * HOUR) })
  return { ...robot, space }
}

test('a watering is one act on the living plants of its space, shared among them, once however often it is told', async ({
  ctx,
  as,
}) => {
  const { device, owner, space } = await placed(ctx)
  const [one, two] = [
    await aPlant(ctx, { created_by: owner.id, space_id: space.id }),
    await aPlant(ctx, { created_by: owner.id, space_id: space.id }),
  ]
  await aPlant(ctx, { created_by: owner.id, space_id: space.id, status: 'morta' })
  const plant_cycle_id = await cycleId(ctx, 'secagem')
  await aPlant(ctx, { created_by: owner.id, space_id: space.id, plant_cycle_id })
  await aPlant(ctx, { created_by: owner.id })
  const watering = { id: 'w-1', liters: 1.5, channel: 'bomba', seconds: 40 }
  await tell(ctx, device, 'watering', watering)
  await tell(ctx, device, 'watering', watering, 2)
  const happened_at = new Date(ctx.now().getTime() - HOUR)
  const rega = { kind: 'rega', text: 'Rega feita pelo robô.', measures: { volume_ml: { value: 750 } }, happened_at }
  expect(await journal(ctx, owner.id)).toEqual([
    { ...rega, plant_id: one.id, space_id: space.id },
    { ...rega, plant_id: two.id, space_id: space.id },
  ])
  // Undone as any update; the robot that tells it again brings nothing back.
  const [{ id } = { id: 0 }] = await ctx.db.select({ id: updates.id }).from(updates).where(eq(updates.plant_id, one.id))
  await (await as(owner)).journal.updates.takeAway({ id, all_plants: true })
  await tell(ctx, device, 'watering', watering)
  expect(await journal(ctx, owner.id)).toEqual([])
})

test('what a robot gave to three plants adds up to what it told', async ({ ctx }) => {
  const { device, owner, space } = await placed(ctx)
  for (let n = 0; n < 3; n++) await aPlant(ctx, { created_by: owner.id, space_id: space.id })
  await tell(ctx, device, 'watering', { id: 'w-1', liters: 2 })
  const given = (await journal(ctx, owner.id)).map(({ measures }) => measures.volume_ml?.value)
  expect(given).toEqual([667, 667, 666])
})

test('without plants or without a volume it is a note in the space; what it writes is one too', async ({ ctx }) => {
  const { device, owner, space } = await placed(ctx)
  await tell(ctx, device, 'watering', { id: 'w-1', liters: 2 })
  await aPlant(ctx, { created_by: owner.id, space_id: space.id })
  await tell(ctx, device, 'watering', { id: 'w-2', seconds: 40 })
  await tell(ctx, device, 'note', { id: 'n-1', text: ' Reservatório quase vazio. ' })
  await tell(ctx, device, 'note', { id: 'n-1', text: 'Reservatório quase vazio.' })
  await tell(ctx, device, 'note', { id: 'n-2', text: '  ' })
  expect(
    (await journal(ctx, owner.id)).map(({ kind, plant_id, text }) => [kind, plant_id, text.replace('\u00a0', ' ')]),
  ).toEqual([
    ['robo', null, 'O robô regou: 2 L.'],
    ['robo', null, 'O robô regou: 40 s.'],
    ['robo', null, 'Reservatório quase vazio.'],
  ])
})

test('what it did before it stood in a space, or a little ahead of our clock, is neither wrong nor in the future', async ({
  ctx,
}) => {
  const { device, owner, space } = await placed(ctx)
  await aPlant(ctx, { created_by: owner.id, space_id: space.id })
  await tell(ctx, device, 'watering', { id: 'w-1', liters: 2 }, 30)
  expect(await journal(ctx, owner.id)).toEqual([])
  await tell(ctx, device, 'watering', { id: 'w-2', liters: 2 }, -0.1)
  expect(await journal(ctx, owner.id)).toMatchObject([{ kind: 'rega', happened_at: ctx.now() }])
})

test('a watering told late is of the plants that stood there then: moved out, harvested or lost since, not who came after', async ({
  ctx,
  as,
  clock,
}) => {
  const { device, owner, space } = await placed(ctx)
  const other = await aSpace(ctx, { created_by: owner.id })
  const planted = (name: string, space_id = space.id) => aPlant(ctx, { created_by: owner.id, name, space_id })
  const [stays, leaves, cut, lost] = [
    await planted('Fica'),
    await planted('Sai'),
    await planted('Colhe depois'),
    await planted('Perde depois'),
  ]
  const comes = await planted('Chega depois', other.id)
  const gone = await planted('Colhida antes')
  const ended = { status: 'colhida' as const, ended_on: '2026-11-20' }
  await ctx.db.update(plants).set(ended).where(eq(plants.id, gone.id))
  const then = ctx.now()
  clock.now = new Date(then.getTime() + 24 * HOUR)
  const { cultivation, journal: diary } = await as(owner)
  await cultivation.manyPlants.move({ plant_ids: [leaves.id], space_id: other.id })
  await cultivation.manyPlants.move({ plant_ids: [comes.id], space_id: space.id })
  await diary.updates.act({ kind: 'colheita', plant_ids: [cut.id], text: '', measures: {} })
  await diary.updates.act({ kind: 'perda', plant_ids: [lost.id], text: 'Mofo', measures: {} })
  await tell(ctx, device, 'watering', { id: 'w-1', liters: 4 }, 24)
  const watered = (await journal(ctx, owner.id)).filter(({ kind }) => kind === 'rega')
  expect(watered.map(({ plant_id }) => plant_id)).toEqual([stays.id, leaves.id, cut.id, lost.id])
  expect(watered).toMatchObject(
    watered.map(() => ({ space_id: space.id, happened_at: then, measures: { volume_ml: { value: 1000 } } })),
  )
})

test('the key of an act is a UUID, another for each owner, kind and id', () => {
  const keys = [robotActKey(1, 'watering', 'a'), robotActKey(2, 'watering', 'a'), robotActKey(1, 'note', 'a')]
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
