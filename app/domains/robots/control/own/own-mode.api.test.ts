import { sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { telemetry_5m } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aMode } from '../control.factory.ts'
import type { ModeProgram } from '../modes/mode-program.schemas.ts'

const lamp = (level: number) =>
  ({ blocks: [{ id: 'luz', channel: 'luz', level, when: { kind: 'always' } }] }) as unknown as ModeProgram
const hot = {
  targets: { temperature: { day: { low: 18, high: 28 }, night: { low: null, high: null } } },
  blocks: [
    {
      ...{ id: 'ex', channel: 'exaustor', level: 100 },
      when: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 28 },
    },
  ],
} as unknown as ModeProgram

/** Hours of readings that ended at `now`: half of them warm. */
async function anHour(ctx: Context, device_id: number, hours = 1) {
  const now = ctx.now().getTime()
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  await ctx.db.execute(
    sql`select ensure_telemetry_partitions('telemetry_5m', '1 month', ${day(now - 2 * 86_400_000)}::date, ${day(now)}::date)`,
  )
  await ctx.db.insert(telemetry_5m).values(
    Array.from({ length: 12 * hours }, (_, i) => ({
      ...{ device_id, at: new Date(now - (12 * hours - i) * 300_000), messages: 10 },
      ...{ lows: [20, 50], highs: [30, 60], means: [i < 6 * hours ? 30 : 20, 55], counts: [10, 10] },
    })),
  )
}

test('the own mode is saved in versions, an earlier one comes back as the newest', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const { own, wishes } = (await as(owner)).control
  const id = device.serial
  expect(await own.show({ id })).toMatchObject({ device: { serial: id }, mode: null })
  await own.save({ id, program: lamp(40), note: 'Fraca' })
  await own.save({ id, program: lamp(90) })
  expect((await own.save({ id, program: lamp(90), note: 'igual' })).mode?.version).toBe(2)
  const back = await own.returnTo({ id, version: 1 })
  expect(back.mode).toMatchObject({ version: 3, followed: false, program: { blocks: [{ level: 40 }] } })
  expect(back.mode?.versions.map(({ note }) => note)).toEqual(['Volta à versão 1', '', 'Fraca'])
  await expect(own.returnTo({ id, version: 9 })).rejects.toMatchObject({ status: 404 })
  await wishes.changeMode({ id: device.id, modo_id: back.mode?.id ?? 0 })
  const followed = await own.show({ id })
  expect(followed.mode?.followed).toBe(true)
  expect(followed.robots).toEqual([
    {
      serial: id,
      name: expect.any(String),
      follows: { name: expect.any(String), version: expect.any(Number), own: true },
    },
  ])
  await expect(own.save({ id, program: lamp(101) })).rejects.toMatchObject({ status: 422 })
})

test('it begins from a ready mode, or from one that somebody shares, as a copy', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const theirs = await aLinkedDevice(ctx, { model_id: device.model_id })
  const flora = await aMode(ctx, { model_id: device.model_id, slug: 'flora', name: 'Flora' })
  const { own } = (await as(owner)).control
  const other = (await as(theirs.owner)).control.own
  const copied = await own.copy({ id: device.serial, mode_id: flora.id })
  expect(copied.mode).toMatchObject({ program: flora.program, versions: [{ note: 'Começa de Flora' }] })
  const shared = await own.share({ id: device.serial, shared: true })
  const share_key = shared.mode?.share_key ?? ''
  expect((await own.share({ id: device.serial, shared: true })).mode?.share_key).toBe(share_key)
  expect(await other.shared({ share_key })).toMatchObject({
    ...{ by: owner.nickname, version: 1, program: flora.program },
    devices: [{ serial: theirs.device.serial }],
  })
  expect((await other.copy({ id: theirs.device.serial, share_key })).mode?.program).toEqual(flora.program)
  await own.share({ id: device.serial, shared: false })
  await expect(other.shared({ share_key })).rejects.toMatchObject({ status: 404 })
  await expect(other.copy({ id: theirs.device.serial, share_key })).rejects.toMatchObject({ status: 404 })
})

test('a mode of another model is not copied; nothing is shared before it is saved', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const elsewhere = await aLinkedDevice(ctx)
  const foreign = await aMode(ctx, { model_id: elsewhere.device.model_id })
  const { own } = (await as(owner)).control
  await expect(own.copy({ id: device.serial, mode_id: foreign.id })).rejects.toMatchObject({ status: 404 })
  await expect(own.share({ id: device.serial, shared: true })).rejects.toMatchObject({ status: 409 })
})

test('what a program would have done comes from the robot’s own week; of one hour it says nothing', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await anHour(ctx, device.id, 1)
  const { own } = (await as(owner)).control
  const tried = await own.try({ id: device.serial, program: hot })
  expect(tried).toMatchObject({ hours_with_readings: 1, in_band: [{ name: 'Temperatura', share: null }] })
  expect(tried.channels.find(({ slug }) => slug === 'exaustor')?.enough).toBe(false)
  expect((await own.try({ id: device.serial, program: lamp(50) })).channels.every(({ enough }) => enough)).toBe(true)
})

test('with a day of readings and more it says how long, how often and how much', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await anHour(ctx, device.id, 24)
  const { own } = (await as(owner)).control
  const tried = await own.try({ id: device.serial, program: hot })
  expect(tried).toMatchObject({ hours_with_readings: 24, in_band: [{ name: 'Temperatura', share: 0.5 }] })
  const exhaust = tried.channels.find(({ slug }) => slug === 'exaustor')
  expect(exhaust).toMatchObject({ name: 'Exaustor', starts: 1, watts_known: false })
  expect(exhaust?.on_hours).toBeCloseTo(12)
  expect(exhaust?.kwh).toBeCloseTo(0.42)
})

test('readings older than a week count in no simulation', async ({ ctx, as, clock }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  await anHour(ctx, device.id)
  clock.now = new Date(ctx.now().getTime() + 8 * 86_400_000)
  const { own } = (await as(owner)).control
  expect(await own.try({ id: device.serial, program: hot })).toMatchObject({
    ...{ hours_with_readings: 0, in_band: [{ share: null }] },
  })
})

test('nobody but the owner builds it; a helper may try, a stranger finds nothing', async ({ ctx, as }) => {
  const { device, link } = await aLinkedDevice(ctx)
  const [helper, stranger] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  const id = device.serial
  for (const [person, status] of [
    [helper, 403],
    [stranger, 404],
  ] as const) {
    const { own } = (await as(person)).control
    await expect(own.show({ id })).rejects.toMatchObject({ status })
    await expect(own.save({ id, program: lamp(1) })).rejects.toMatchObject({ status })
  }
  expect(await (await as(helper)).control.own.try({ id, program: lamp(50) })).toMatchObject({ hours_with_readings: 0 })
  await expect((await as(stranger)).control.own.try({ id, program: lamp(50) })).rejects.toMatchObject({ status: 404 })
})
