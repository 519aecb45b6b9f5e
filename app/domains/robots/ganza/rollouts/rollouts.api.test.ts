import { and, eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { RobotCommand } from '#domains/robots/control/commands/commands.schemas.ts'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { aDevice, aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { advanceRollouts } from './advance-rollouts.actions.ts'
import { firmware_rollout_devices } from './firmware-rollouts.table.ts'
import { aVersion, nowRuns, someRobots } from './rollouts.factory.ts'

let seq = 0
const robotOf = (ctx: Context, device: { id: number; serial: string }) => {
  const client = testClient(deviceContext(ctx, device))
  return {
    commands: async () => (await client.control.queue.list({ serial: device.serial })).data as RobotCommand[],
    tell: (kind: string, data: object) => {
      seq += 1
      return client.devices.told.tell({ boot: 1, events: [{ seq, age_ms: 0, kind, data }] })
    },
  }
}
const after = (clock: { now: Date }, minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000)
}
const reachedBy = async (ctx: Context, rollout_id: number) =>
  (
    await ctx.db.select().from(firmware_rollout_devices).where(eq(firmware_rollout_devices.rollout_id, rollout_id))
  ).sort((a, b) => a.device_id - b.device_id)
const robotIn = async (ctx: Context, rollout_id: number, device_id: number) =>
  (await reachedBy(ctx, rollout_id)).find((one) => one.device_id === device_id)

/** A model with version 1.4.2, of which 1.5.0 is published, and the calls of an admin. */
async function aFleet(ctx: Context, as: (user: { id: number }) => Promise<ReturnType<typeof testClient>>) {
  const { id: model_id } = await aDeviceModel(ctx)
  const former = await aVersion(ctx, model_id, '1.4.2')
  const version = await aVersion(ctx, model_id, '1.5.0')
  const { rollouts } = (await as(await anAdmin(ctx))).ganza
  return { model_id, former, version, rollouts }
}

test('a version reaches a share of the robots that run another one; more percent only adds', async ({ ctx, as }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  await someRobots(ctx, { count: 40, model_id, firmware: '1.4.2' })
  const [same] = await someRobots(ctx, { count: 1, model_id, firmware: '1.5.0' })
  const [higher] = await someRobots(ctx, { count: 1, model_id, firmware: '1.10.0' })
  const { device: silent } = await aDevice(ctx, { model_id })
  const { device: blocked } = await aDevice(ctx, { model_id, firmware: '1.4.2', blocked_at: ctx.now() })
  const made = await rollouts.create({ firmware_id: version.id, percent: 30 })
  expect(made).toMatchObject({ state: 'andando', percent: 30, most_failures_percent: 5, reached: 0, former: '1.4.2' })
  await expect(rollouts.create({ firmware_id: version.id })).rejects.toMatchObject({ status: 409 })
  await advanceRollouts(ctx)
  const first = (await reachedBy(ctx, made.id)).map(({ device_id }) => device_id)
  expect(first.length).toBeGreaterThan(2)
  expect(first.length).toBeLessThan(30)
  await rollouts.update({ id: made.id, percent: 100, most_failures_percent: 2.5 })
  await advanceRollouts(ctx)
  const all = (await reachedBy(ctx, made.id)).map(({ device_id }) => device_id)
  expect(all).toHaveLength(40)
  expect(all).toEqual(expect.arrayContaining(first))
  for (const one of [same, higher, silent, blocked]) expect(all).not.toContain(one?.id)
  const now = await rollouts.show({ id: made.id })
  expect(now).toMatchObject({ reached: 40, robots: 43, running: 1, most_failures_percent: 2.5 })
  const listed = await rollouts.devices({ id: made.id, step: 'oferecida', per_page: 10 })
  expect([listed.total, listed.data[0]]).toMatchObject([40, { told: true, attempts: 1, from_version: '1.4.2' }])
  expect((await rollouts.list({ firmware_id: version.id })).data).toMatchObject([{ id: made.id }])
})

test('a robot is told as the protocol says, downloads, starts and is confirmed; then the roll-out is over', async ({
  ctx,
  as,
}) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const { device } = await aDevice(ctx, { model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  const robot = robotOf(ctx, device)
  const [command] = await robot.commands()
  expect(command).toMatchObject({
    kind: 'update_firmware',
    payload: {
      ...{ version: '1.5.0', bytes: 3000, sha256: 'a'.repeat(64), signature: 'c2ln', force: false },
      path: `/api/v1/ganza/firmware/${version.id}/file`,
    },
  })
  for (const state of ['baixando', 'verificada', 'aplicando']) {
    await robot.tell('firmware', { version: '1.5.0', state })
    expect(await robotIn(ctx, id, device.id)).toMatchObject({ step: state, ended_at: null })
  }
  await robot.tell('boot', { cause: 'update', firmware: '1.5.0' })
  expect(await robotIn(ctx, id, device.id)).toMatchObject({ step: 'confirmada', ended_at: ctx.now() })
  await robot.tell('command', { id: command?.id, state: 'executado' })
  await advanceRollouts(ctx)
  expect(await rollouts.show({ id })).toMatchObject({ state: 'terminado', running: 1, ended_at: ctx.now() })
})

test('a robot that already runs it is confirmed, also when it calls that a failure', async ({ ctx, as }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const [first, second] = await someRobots(ctx, { count: 2, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  if (!first || !second) throw new Error('no robots')
  await nowRuns(ctx, first.id, '1.5.0')
  const [command] = await robotOf(ctx, first).commands()
  await robotOf(ctx, first).tell('command', { id: command?.id, state: 'falhou', reason: 'same_version' })
  // Flashed by cable: it says so, and answers no command.
  await robotOf(ctx, second).tell('state', { firmware: '1.5.0' })
  expect((await reachedBy(ctx, id)).map(({ step }) => step)).toEqual(['confirmada', 'confirmada'])
})

test('why a robot went back is told with its start: it is that, and one event', async ({ ctx, as }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const [robot] = await someRobots(ctx, { count: 1, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  if (!robot) throw new Error('no robot')
  const { tell, commands } = robotOf(ctx, robot)
  const [command] = await commands()
  await tell('firmware', { version: '1.5.0', state: 'aplicando' })
  await tell('boot', { cause: 'update', firmware: '1.4.2' })
  await tell('firmware', { version: '1.5.0', state: 'voltou', reason: 'timeout' })
  await tell('command', { id: command?.id, state: 'falhou', reason: 'timeout' })
  expect(await rollouts.show({ id })).toMatchObject({ reasons: [{ reason: 'timeout', count: 1 }] })
  const noted = await ctx.db.select().from(device_events).where(eq(device_events.kind, 'rollout'))
  expect(noted).toHaveLength(1)
})

test('too many failures pause it and take back what was not begun; resuming tells again', async ({ ctx, as }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const robots = await someRobots(ctx, { count: 6, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100, most_failures_percent: 10 })
  await advanceRollouts(ctx)
  const fail = (at: number, state: string) =>
    robots[at] && robotOf(ctx, robots[at]).tell('firmware', { version: '1.5.0', state, reason: 'sha256' })
  await fail(0, 'falhou')
  await fail(1, 'falhou')
  expect(await rollouts.show({ id })).toMatchObject({ state: 'andando' })
  await fail(2, 'voltou')
  expect(await rollouts.show({ id })).toMatchObject({
    ...{ state: 'pausado', paused_why: 'failures', reached: 6 },
    reasons: [{ reason: 'sha256', count: 3 }],
  })
  const waiting = await ctx.db.select().from(device_commands).where(eq(device_commands.state, 'criado'))
  expect(waiting.filter(({ device_id }) => device_id === robots[4]?.id)).toEqual([])
  await advanceRollouts(ctx)
  expect(await robotIn(ctx, id, robots[4]?.id ?? 0)).toMatchObject({ step: 'oferecida', command_id: null })
  // More of what went wrong would pause it again at once; with the failed ones on their turn nothing speaks against it.
  await rollouts.retry({ id })
  expect(await rollouts.resume({ id })).toMatchObject({ state: 'andando', paused_why: null })
  await expect(rollouts.resume({ id })).rejects.toMatchObject({ status: 409 })
  await advanceRollouts(ctx)
  expect((await reachedBy(ctx, id)).map(({ step, attempts }) => [step, attempts])).toEqual(
    robots.map(() => ['oferecida', 2]),
  )
})

test('a robot that the version killed says nothing, and counts as a failure; news of it later still count', async ({
  ctx,
  as,
  clock,
}) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const robots = await someRobots(ctx, { count: 4, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  for (const robot of robots.slice(0, 3))
    await robotOf(ctx, robot).tell('firmware', { version: '1.5.0', state: 'aplicando' })
  after(clock, 59)
  await advanceRollouts(ctx)
  expect(await rollouts.show({ id })).toMatchObject({ state: 'andando' })
  after(clock, 1)
  await advanceRollouts(ctx)
  expect(await rollouts.show({ id })).toMatchObject({ state: 'pausado', reasons: [{ reason: 'silent', count: 3 }] })
  const [first] = robots
  if (first) await robotOf(ctx, first).tell('boot', { cause: 'update', firmware: '1.5.0' })
  expect(await robotIn(ctx, id, first?.id ?? 0)).toMatchObject({ step: 'confirmada', reason: null })
})

test('who was off until the command expired is told again, without a failure', async ({ ctx, as, clock }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const [robot] = await someRobots(ctx, { count: 1, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  after(clock, 24 * 60)
  await ctx.db
    .update(device_commands)
    .set({ state: 'expirou' })
    .where(eq(device_commands.device_id, robot?.id ?? 0))
  await advanceRollouts(ctx)
  expect(await robotIn(ctx, id, robot?.id ?? 0)).toMatchObject({ step: 'oferecida', attempts: 2, reason: null })
  if (robot) expect(await robotOf(ctx, robot).commands()).toMatchObject([{ kind: 'update_firmware' }])
})

test('at most a hundred are told in a minute', async ({ ctx, as, clock }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  await someRobots(ctx, { count: 130, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  const told = async () => (await reachedBy(ctx, id)).filter(({ command_id }) => command_id).length
  await advanceRollouts(ctx)
  await advanceRollouts(ctx)
  expect(await told()).toBe(100)
  after(clock, 1)
  await advanceRollouts(ctx)
  expect(await told()).toBe(130)
})

test('going back ends the roll-out and forces the former version on those that run the bad one', async ({
  ctx,
  as,
}) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const [updated, old] = await someRobots(ctx, { count: 2, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  if (!updated || !old) throw new Error('no robots')
  await robotOf(ctx, updated).tell('boot', { cause: 'update', firmware: '1.5.0' })
  const back = await rollouts.rollBack({ id })
  expect(back).toMatchObject({
    ...{ firmware: { version: '1.4.2' }, force: true, only_from: '1.5.0', percent: 100, state: 'andando' },
  })
  expect(await rollouts.show({ id })).toMatchObject({ state: 'cancelado' })
  await advanceRollouts(ctx)
  expect((await reachedBy(ctx, back.id)).map(({ device_id }) => device_id)).toEqual([updated.id])
  const commands = await robotOf(ctx, updated).commands()
  expect(commands.at(-1)).toMatchObject({ payload: { version: '1.4.2', force: true } })
  // The other one's command was taken back with the roll-out.
  expect(await robotOf(ctx, old).commands()).toEqual([])
  await robotOf(ctx, updated).tell('boot', { cause: 'update', firmware: '1.4.2' })
  expect(await robotIn(ctx, back.id, updated.id)).toMatchObject({ step: 'confirmada' })
  await expect(rollouts.rollBack({ id: back.id })).rejects.toMatchObject({ status: 409 })
})

test('a withdrawn version is told to nobody any more', async ({ ctx, as }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  await someRobots(ctx, { count: 1, model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await ctx.db.update(firmware_versions).set({ state: 'retirada' }).where(eq(firmware_versions.id, version.id))
  await advanceRollouts(ctx)
  expect(await rollouts.show({ id })).toMatchObject({ state: 'pausado', paused_why: 'withdrawn', reached: 0 })
  await expect(rollouts.resume({ id })).rejects.toMatchObject({ status: 409 })
  expect(await rollouts.cancel({ id })).toMatchObject({ state: 'cancelado' })
  await expect(rollouts.update({ id, percent: 50 })).rejects.toMatchObject({ status: 409 })
  await expect(rollouts.create({ firmware_id: version.id })).rejects.toMatchObject({ status: 409 })
})

test('its owner is asked for a day, may put it off or have it at once; others only look or see nothing', async ({
  ctx,
  as,
  clock,
}) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const { device, owner } = await aLinkedDevice(ctx, { model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  const own = (await as(owner)).ganza.rollouts
  const ref = { id: device.serial }
  expect(await own.offer(ref)).toEqual({ serial: device.serial, running: '1.4.2', offer: null })
  await expect(own.now(ref)).rejects.toMatchObject({ status: 409 })
  await advanceRollouts(ctx)
  const day = new Date(ctx.now().getTime() + 86_400_000)
  expect(await own.offer(ref)).toMatchObject({
    offer: { version: '1.5.0', step: 'oferecida', due_at: day, postponed: false, can: { decide: true } },
  })
  expect(await robotOf(ctx, device).commands()).toEqual([])
  const week = new Date(ctx.now().getTime() + 7 * 86_400_000)
  expect(await own.later(ref)).toMatchObject({ offer: { due_at: week, postponed: true } })
  after(clock, 2 * 24 * 60)
  await advanceRollouts(ctx)
  expect(await robotOf(ctx, device).commands()).toEqual([])
  expect(await rollouts.show({ id })).toMatchObject({ postponed: 1, state: 'andando' })
  const released = (state: 'publicada' | 'retirada') =>
    ctx.db.update(firmware_versions).set({ state }).where(eq(firmware_versions.id, version.id))
  await released('retirada')
  expect(await own.offer(ref)).toMatchObject({ offer: null })
  await released('publicada')
  expect(await own.now(ref)).toMatchObject({ offer: { step: 'oferecida', due_at: null, can: { decide: false } } })
  expect(await robotOf(ctx, device).commands()).toMatchObject([{ payload: { version: '1.5.0' } }])
  await expect(own.later(ref)).rejects.toMatchObject({ status: 409 })
  const stranger = (await as(await aUser(ctx))).ganza.rollouts
  await expect(stranger.offer(ref)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.now(ref)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.show({ id })).rejects.toMatchObject({ status: 403 })
  const analyst = (await as(await aUser(ctx, { roles: ['iot_analyst'] }))).ganza.rollouts
  expect(await analyst.show({ id })).toMatchObject({ id })
  await expect(analyst.pause({ id })).rejects.toMatchObject({ status: 403 })
  await expect(analyst.later(ref)).rejects.toMatchObject({ status: 403 })
})

test('silence of its owner lets the roll-out go on after a day', async ({ ctx, as, clock }) => {
  const { model_id, version, rollouts } = await aFleet(ctx, as)
  const { device } = await aLinkedDevice(ctx, { model_id, firmware: '1.4.2' })
  const { id } = await rollouts.create({ firmware_id: version.id, percent: 100 })
  await advanceRollouts(ctx)
  after(clock, 24 * 60)
  await advanceRollouts(ctx)
  expect(await robotOf(ctx, device).commands()).toHaveLength(1)
  expect(await rollouts.pause({ id })).toMatchObject({ state: 'pausado', paused_why: 'staff' })
  const [row] = await ctx.db
    .select()
    .from(firmware_rollout_devices)
    .where(and(eq(firmware_rollout_devices.rollout_id, id), eq(firmware_rollout_devices.device_id, device.id)))
  expect(row).toMatchObject({ step: 'oferecida', command_id: null })
  await expect(rollouts.pause({ id })).rejects.toMatchObject({ status: 409 })
  await expect(rollouts.create({ firmware_id: 1, percent: 0 })).rejects.toMatchObject({ status: 422 })
})
