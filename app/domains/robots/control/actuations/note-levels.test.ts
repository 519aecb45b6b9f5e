import { aPart } from '#domains/robots/device-models/device-models.factory.ts'
import { device_channels } from '#domains/robots/devices/channels/device-channels.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { rollUp } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { endAtStartsLater } from './end-at-starts.actions.ts'

/** A robot with a lamp of 600 W, and what of it its owner is shown. It is noon in São Paulo. */
async function aRobot(ctx: Context) {
  const { device, link, owner } = await aLinkedDevice(ctx)
  await ctx.db.insert(device_channels).values({ link_id: link.id, slug: 'luz', watts: 600 })
  await aPart(ctx, device.model_id, { code: 'LED', life_hours: 1000, channel: 'luz' })
  const robot = testClient(deviceContext(ctx, device))
  let seq = 0
  const ago = (hours: number) => new Date(ctx.now().getTime() - hours * HOUR)
  type Event = [hours: number, kind: string, data: object]
  const tellIn = (boot: number, ...events: Event[]) =>
    robot.devices.told.tell({
      boot,
      events: events.map(([hours, kind, data]) => ({ seq: ++seq, ts: ago(hours).getTime(), kind, data })),
    })
  const tell = (...events: Event[]) => tellIn(1, ...events)
  const measure = (...hours: number[]) =>
    robot.telemetry.take({
      ...{ boot: 1, seq: ++seq },
      points: hours.map((one) => ({ ts: ago(one).getTime(), values: { temperature: 25 } })),
    })
  const actuation = (hours: number, level: number): [number, string, object] => [
    hours,
    'actuation',
    { channel: 'luz', level, by: 'mode' },
  ]
  const state = (hours: number, level: number): [number, string, object] => [
    hours,
    'state',
    { version: 0, channels: { luz: { level, by: 'mode' } } },
  ]
  return { device, owner, ago, tell, tellIn, measure, actuation, state }
}

test('a channel that a state tells as 0 counts no more from then on: hours, energy, cost and wear', async ({
  ctx,
  as,
}) => {
  const { device, owner, ago, tell, actuation, state } = await aRobot(ctx)
  const api = await as(owner)
  await tell(actuation(6, 100))
  await tell(state(4, 0))
  // Said again it is no other change.
  await tell(state(1, 0))
  const shown = await api.ganza.channel.show({ id: device.serial, slug: 'luz' })
  expect(shown.days[0]).toMatchObject({ on_seconds: 2 * 3600, kwh: 1.2 })
  expect(shown.channel).toMatchObject({ level: 0, last: { at: ago(4), level: 0, why: { from_state: true } } })
  expect(shown.acts.map(({ level }) => level)).toEqual([0, 100])
  expect((await api.devices.parts.show({ id: device.serial })).parts).toMatchObject([{ hours: 2 }])
  await tell(state(0.5, 50))
  const on = await api.ganza.channel.show({ id: device.serial, slug: 'luz' })
  expect(on.days[0]).toMatchObject({ on_seconds: 2.5 * 3600 })
})

test('a state that says what an actuation told adds nothing, whichever of them comes first', async ({ ctx, as }) => {
  const { device, owner, ago, tell, actuation, state } = await aRobot(ctx)
  const acts = async () => {
    const { acts: all } = await (await as(owner)).ganza.channel.show({ id: device.serial, slug: 'luz' })
    return all.map(({ at, level, why }) => [at, level, why.from_state])
  }
  await tell(actuation(6, 100), state(6, 100), state(5, 100))
  expect(await acts()).toEqual([[ago(6), 100, false]])
  await tell(state(3, 0), actuation(3, 0))
  expect(await acts()).toEqual([
    [ago(3), 0, false],
    [ago(6), 100, false],
  ])
  await tell(state(1, 100))
  // Told late: it was on since before.
  await tell(actuation(2, 100))
  expect(await acts()).toEqual([
    [ago(2), 100, false],
    [ago(3), 0, false],
    [ago(6), 100, false],
  ])
})

test('a state told late ends the time as of its moment, not what came after it', async ({ ctx, as }) => {
  const { device, owner, tell, actuation, state } = await aRobot(ctx)
  await tell(actuation(6, 100), actuation(2, 40))
  await tell(state(5, 0))
  const shown = await (await as(owner)).ganza.channel.show({ id: device.serial, slug: 'luz' })
  // One hour of all of it, two of 40 %.
  expect(shown.days[0]).toMatchObject({ on_seconds: 3 * 3600 })
  expect(shown.channel.last).toMatchObject({ level: 40 })
})

test('a channel of which nothing was told and that is off begins nothing; one that is on does', async ({ ctx, as }) => {
  const { device, owner, tell, state } = await aRobot(ctx)
  const show = async () => (await as(owner)).ganza.channel.show({ id: device.serial, slug: 'luz' })
  await tell(state(4, 0))
  expect(await show()).toMatchObject({ acts: [], channel: { level: 0, last: null } })
  await tell(state(3, 100))
  expect((await show()).days[0]).toMatchObject({ on_seconds: 3 * 3600 })
})

test('what a robot tells with a clock ahead of ours is of when it came: what it says then counts', async ({
  ctx,
  as,
}) => {
  const { device, owner, ago, tell, actuation, state } = await aRobot(ctx)
  const show = async () => (await as(owner)).ganza.channel.show({ id: device.serial, slug: 'luz' })
  await tell(actuation(-0.15, 100))
  expect((await show()).channel).toMatchObject({ level: 100, last: { at: ago(0) } })
  await tell(state(0, 0))
  expect((await show()).channel).toMatchObject({ level: 0, last: { at: ago(0), why: { from_state: true } } })
  await tell(state(-0.15, 100), actuation(-0.1, 100), actuation(0, 0))
  expect(await show()).toMatchObject({ channel: { level: 0, last: { at: ago(0) } }, days: [] })
})

const power = { cause: 'power' }

test('a start ends what was on, as of the last that was told before it: hours, energy, cost, wear and history', async ({
  ctx,
  as,
}) => {
  const { device, owner, ago, tell, tellIn, measure, actuation, state } = await aRobot(ctx)
  const api = await as(owner)
  const show = () => api.ganza.channel.show({ id: device.serial, slug: 'luz' })
  await tell(actuation(6, 100))
  await measure(5)
  // A night without power; the lamp is off when it comes back.
  await tellIn(2, [1, 'boot', power], state(0.9, 0))
  const shown = await show()
  expect(shown.days[0]).toMatchObject({ on_seconds: 3600, kwh: 0.6 })
  expect(shown.channel).toMatchObject({
    level: 0,
    since: ago(5),
    last: { at: ago(5), level: 0, why: { start: 'power' } },
  })
  expect(shown.acts.map(({ level }) => level)).toEqual([0, 100])
  expect((await api.devices.parts.show({ id: device.serial })).parts).toMatchObject([{ hours: 1 }])
})

test('what a robot tells after its start is on from then', async ({ ctx, as }) => {
  const { device, owner, ago, tell, tellIn, actuation, state } = await aRobot(ctx)
  const show = async () => (await as(owner)).ganza.channel.show({ id: device.serial, slug: 'luz' })
  await tell(actuation(6, 100))
  await tellIn(2, [3, 'boot', power], state(2, 100))
  expect(await show()).toMatchObject({ days: [{ on_seconds: 2 * 3600 }], channel: { level: 100, since: ago(2) } })
  await tellIn(3, [1, 'boot', { cause: 'watchdog' }], actuation(1, 40), state(1, 40))
  // From the state before it to its start it told nothing.
  expect(await show()).toMatchObject({ days: [{ on_seconds: 3600 }], channel: { level: 40, since: ago(1) } })
})

test('what was told before a start and comes after it moves its end; once told is enough', async ({ ctx, as }) => {
  const { device, owner, ago, tell, tellIn, measure, actuation, state } = await aRobot(ctx)
  const acts = async () => {
    const { acts: all } = await (await as(owner)).ganza.channel.show({ id: device.serial, slug: 'luz' })
    return all.map(({ at, level }) => [at, level])
  }
  await tell(actuation(6, 100))
  await tellIn(2, [1, 'boot', power])
  expect(await acts()).toEqual([
    [ago(6), 0],
    [ago(6), 100],
  ])
  await tell(state(5, 100))
  expect(await acts()).toEqual([
    [ago(5), 0],
    [ago(6), 100],
  ])
  // Readings wait behind the events.
  await measure(4.5, 3)
  await rollUp(ctx)
  await endAtStartsLater(ctx, { device_id: device.id, from: ago(4.5).getTime(), to: ago(3).getTime() })
  await tell(actuation(2, 50))
  expect(await acts()).toEqual([
    [ago(2), 0],
    [ago(2), 50],
    [ago(6), 100],
  ])
})
