import { eq } from 'drizzle-orm'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_spaces, plan_stages } from '#domains/garden/plans/plans/plans.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { rollUp } from '../rollups/roll-up.actions.ts'

const at = (clock: string) => new Date(`2026-11-20T${clock}:00-03:00`)

/** A plan since the first of the month, in a space in which a robot stands since 10:00 of the 20th. */
async function grown(ctx: Context, leaf_offset: number | null = -1.5) {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id, leaf_offset })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at: at('10:00') })
  const plan = await aPlan(ctx, { created_by: owner.id, starts_on: '2026-11-01' })
  await ctx.db.insert(plan_spaces).values({ plan_id: plan.id, space_id: space.id })
  const targets = { temperature: { from: 20, to: 26 }, vpd: { from: 0, to: 5 } }
  await ctx.db
    .update(plan_stages)
    .set({ targets })
    .where(eq(plan_stages.id, plan.stages[0]?.id ?? 0))
  const measure = async (seq: number, points: [clock: string, values: object][]) => {
    await testClient(deviceContext(ctx, device)).telemetry.take({
      ...{ boot: 1, seq },
      points: points.map(([clock, values]) => ({ ts: at(clock).toISOString(), values })),
    })
    await rollUp(ctx)
  }
  const note = (clock: string, temperature: number) =>
    ctx.db.insert(updates).values({
      ...{ space_id: space.id, created_by: owner.id, kind: 'medicao' as const, happened_at: at(clock) },
      measures: { temperature: { value: temperature } },
    })
  return { owner, space, plan, link, measure, note }
}

test('hours in band are those that the robot measured, five minutes by five minutes', async ({ ctx, as }) => {
  const { owner, plan, measure } = await grown(ctx)
  await measure(1, [
    // Before it stood there.
    ['09:56', { temperature: 24 }],
    // The mean of five minutes is 25: in the band.
    ['10:00', { temperature: 22 }],
    ['10:01', { temperature: 28 }],
    ['10:05', { temperature: 24, humidity: 60 }],
    ['10:10', { temperature: 26.04 }],
    ['10:15', { temperature: 26.06 }],
    ['12:00', { temperature: 0 }],
    ['12:05', { humidity: 60 }],
  ])
  const { stages, leaf_estimated } = await (await as(owner)).plans.progress({ slug: plan.slug })
  const [temperature, vpd] = stages[0]?.targets ?? []
  // 10:00, 10:05 and 10:10 of 10:00 to 10:20 and 12:00.
  expect(temperature).toMatchObject({ name: 'temperature', judged: 'hours', share: 0.6 })
  expect(temperature?.known).toBeCloseTo(25 / 60, 9)
  expect(temperature?.in_band).toBeCloseTo(15 / 60, 9)
  expect(vpd).toMatchObject({ name: 'vpd', share: 1 })
  expect(vpd?.known).toBeCloseTo(5 / 60, 9)
  expect(leaf_estimated).toBe(false)
  expect(stages[1]?.targets).toEqual([])
})

test('what somebody noted counts where the robot measured nothing', async ({ ctx, as }) => {
  const { owner, plan, measure, note } = await grown(ctx)
  await note('08:00', 30)
  await note('12:00', 24)
  const progress = async () => (await (await as(owner)).plans.progress({ slug: plan.slug })).stages[0]?.targets[0]
  // 30 °C until 10:00, 24 °C from there.
  expect(await progress()).toMatchObject({ known: 4, in_band: 2, share: 0.5 })
  await measure(1, [
    ['10:00', { temperature: 28 }],
    ['10:05', { temperature: 28 }],
    ['11:00', { temperature: 24 }],
  ])
  const both = await progress()
  expect(both?.known).toBeCloseTo(4, 9)
  // Of the two hours at 24 °C ten minutes were too warm.
  expect(both?.in_band).toBeCloseTo(2 - 10 / 60, 9)
})

test('two robots in a space are one: the mean of both, and the time once', async ({ ctx, as }) => {
  const { owner, plan, space, measure } = await grown(ctx, null)
  const other = await aLinkedDevice(ctx)
  await ctx.db.insert(device_places).values({ link_id: other.link.id, space_id: space.id, placed_at: at('09:00') })
  await measure(1, [['10:00', { temperature: 24, humidity: 60 }]])
  await testClient(deviceContext(ctx, other.device)).telemetry.take({
    ...{ boot: 1, seq: 1 },
    points: [{ ts: at('10:02').toISOString(), values: { temperature: 30 } }],
  })
  await rollUp(ctx)
  const { stages, leaf_estimated } = await (await as(owner)).plans.progress({ slug: plan.slug })
  expect(stages[0]?.targets[0]?.known).toBeCloseTo(5 / 60, 9)
  expect(stages[0]?.targets[0]?.in_band).toBe(0)
  expect(leaf_estimated).toBe(true)
})

test('after the robot left the space nothing counts for it', async ({ ctx, as }) => {
  const { owner, plan, link, measure } = await grown(ctx)
  await ctx.db
    .update(device_places)
    .set({ left_at: at('10:10') })
    .where(eq(device_places.link_id, link.id))
  await measure(
    1,
    ['10:00', '10:05', '10:10', '10:15'].map((clock) => [clock, { temperature: 24 }]),
  )
  const { stages } = await (await as(owner)).plans.progress({ slug: plan.slug })
  expect(stages[0]?.targets[0]?.known).toBeCloseTo(10 / 60, 9)
})
