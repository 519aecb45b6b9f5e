import { eq } from 'drizzle-orm'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_spaces, plan_stages } from '#domains/garden/plans/plans/plans.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import { rollUp } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aReading } from './climate.factory.ts'

async function aPlannedSpace(
  ctx: Context,
  created_by: number,
  { name = 'Tenda', to = 28, vpd = undefined as { from: number; to: number } | undefined } = {},
) {
  const space = await aSpace(ctx, { created_by, name })
  const plan = await aPlan(ctx, { created_by, starts_on: '2026-11-01', shape: [['vegetativo', 60]] })
  const targets = { temperature: { from: 20, to }, humidity: { from: 50, to: 70 }, ...(vpd && { vpd }) }
  await ctx.db.update(plan_stages).set({ targets }).where(eq(plan_stages.plan_id, plan.id))
  await ctx.db.insert(plan_spaces).values({ plan_id: plan.id, space_id: space.id })
  return space
}

test('the last reading of a space says what is outside the band of its stage, with the limits', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aPlannedSpace(ctx, grower.id)
  await aReading(ctx, space, '2026-11-21T10:00:00Z', { temperature: 24, humidity: 30 })
  await aReading(ctx, space, '2026-11-21T14:00:00Z', { temperature: 31.24, humidity: 50 })
  const { data } = await (await as(grower)).climate.alerts()
  expect(data).toMatchObject([
    { space: { name: 'Tenda' }, series: 'temperature', value: 31.2, side: 'above', high: 28, stage: 'vegetativo' },
  ])
})

test('each space is judged by its own plan, all in one query', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  for (const [name, to] of [
    ['Estufa', 33],
    ['Tenda', 28],
    ['Varanda', 30],
  ] as const)
    await aReading(ctx, await aPlannedSpace(ctx, grower.id, { name, to }), '2026-11-21T14:00:00Z', { temperature: 31 })
  const { climate } = await as(grower)
  const { result, statements } = await countStatements(() => climate.alerts())
  expect(result.data.map(({ space, high }) => [space.name, high]).toSorted()).toEqual([
    ['Tenda', 28],
    ['Varanda', 30],
  ])
  expect(statements.filter((text) => text.includes('plan_stages'))).toHaveLength(1)
})

test('nothing is said of old readings, of spaces without a plan, or to others', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const space = await aPlannedSpace(ctx, grower.id)
  await aReading(ctx, space, '2026-11-20T14:00:00Z', { temperature: 35 })
  const unplanned = await aSpace(ctx, { created_by: grower.id })
  await aReading(ctx, unplanned, '2026-11-21T14:00:00Z', { temperature: 45 })
  expect(await (await as(grower)).climate.alerts()).toEqual({ data: [] })
  await aReading(ctx, space, '2026-11-21T14:30:00Z', { temperature: 35 })
  expect(await (await as(await aUser(ctx))).climate.alerts()).toEqual({ data: [] })
  await expect(api.climate.alerts()).rejects.toMatchObject({ status: 401 })
})

test('what the mode of the robot that reads aims at now is no alert; a reading noted later is judged by the plan', async ({
  ctx,
  as,
  clock,
  page,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aPlannedSpace(ctx, owner.id, { vpd: { from: 1.3, to: 1.6 } })
  const placed_at = new Date('2026-11-20T00:00:00Z')
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at })
  const mode = await aMode(ctx, {
    model_id: device.model_id,
    program: {
      day: { from: '06:00', to: '18:00' },
      targets: { vpd: { day: { low: 1.3, high: 1.6 }, night: { low: null, high: 1.6 } } },
    },
  })
  const robot = testClient(deviceContext(ctx, device))
  const { climate, control } = await as(owner)
  const told = async () => (await climate.alerts()).data.map(({ series, side }) => `${series} ${side}`)
  const read = (seq: number, ts: string, values: Record<string, number>) =>
    robot.telemetry.take({ boot: 1, seq, points: [{ ts, values }] })
  await read(1, '2026-11-21T14:59:00Z', { temperature: 24, humidity: 60 })
  expect(await told()).toEqual(['vpd below'])
  await control.wishes.changeMode({ id: device.id, modo_id: mode.id })
  expect(await told()).toEqual(['vpd below'])
  clock.now = new Date('2026-11-22T01:00:00Z')
  await read(2, '2026-11-22T00:59:00Z', { temperature: 24.2, humidity: 61 })
  expect(await told()).toEqual([])
  await rollUp(ctx)
  const judged = (await page(`/cultivo/espaco/${space.slug}`, owner)).text
  expect(judged).toContain('na faixa de vegetativo, de noite (até 1,6)')
  expect(judged).not.toContain('baixo para')
  await read(3, '2026-11-22T00:59:30Z', { temperature: 29, humidity: 40 })
  expect(await told()).toEqual(['temperature above', 'humidity below', 'vpd above'])
  await aReading(ctx, space, '2026-11-22T01:00:00Z', { temperature: 24, humidity: 60 })
  expect(await told()).toEqual(['vpd below'])
  expect((await page(`/cultivo/espaco/${space.slug}`, owner)).text).toContain('baixo para vegetativo (1,3 a 1,6)')
})
