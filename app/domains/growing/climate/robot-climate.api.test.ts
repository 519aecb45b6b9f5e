import { eq } from 'drizzle-orm'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import { rollUp } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { airView } from './air.view.ts'
import { aReading } from './climate.factory.ts'

async function inASpace(ctx: Context) {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id, private: false })
  await ctx.db
    .insert(device_places)
    .values({ link_id: link.id, space_id: space.id, placed_at: new Date('2026-11-20T00:00:00Z') })
  await testClient(deviceContext(ctx, device)).telemetry.take({
    boot: 1,
    seq: 1,
    points: [
      { ts: '2026-11-19T12:00:00Z', values: { temperature: 10 } },
      { ts: '2026-11-20T12:00:00Z', values: { temperature: 30, humidity: 60 } },
      { ts: '2026-11-20T12:01:00Z', values: { temperature: 32 } },
      { ts: '2026-11-20T18:00:00Z', values: { temperature: 24 } },
    ],
  })
  await rollUp(ctx)
  return { device, owner, space }
}

test('readings of the robot and those noted by hand are in the same bins; a gap stays a gap', async ({ ctx, as }) => {
  const { owner, space } = await inASpace(ctx)
  await aReading(ctx, space, '2026-11-20T12:05:00Z', { temperature: 28 })
  const read = await (await as(owner)).climate.read({ slug: space.slug, span: 'semana', until: '2026-11-20' })
  expect(
    read.points.map(({ samples, temperature, humidity }) => [samples, temperature, humidity?.avg ?? null]),
  ).toEqual([
    [3, { avg: 30, min: 28, max: 32 }, 60],
    [1, { avg: 24, min: 24, max: 24 }, null],
  ])
  expect(read.points[0]?.vpd?.avg).toBeGreaterThan(0)
  expect(read.sources).toEqual({ robot: true, noted: true })
})

test('strangers see the climate of a public space, but not that a robot measures it', async ({ ctx, as, page }) => {
  const { owner, space } = await inASpace(ctx)
  const stranger = await aUser(ctx)
  const read = await (await as(stranger)).climate.read({ slug: space.slug, span: 'semana', until: '2026-11-20' })
  expect(read.points).toHaveLength(2)
  expect(read.sources).toBeNull()
  const address = `/cultivo/espaco/${space.slug}/clima`
  expect((await page(address, owner)).text).toContain('As leituras são do robô que fica neste espaço.')
  expect((await page(address, stranger)).text).not.toContain('robô')
})

test('a robot that was not heard for three intervals leaves a gap, with what it said of it', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id, private: false })
  const at = (clock: string) => new Date(`2026-11-20T${clock}:00-03:00`)
  await ctx.db
    .insert(device_places)
    .values({ link_id: link.id, space_id: space.id, placed_at: at('10:00'), left_at: at('10:10') })
  const robot = testClient(deviceContext(ctx, device))
  // Every 30 seconds, but for three minutes.
  const moments = [0, 1, 2, 3, 7, 8, 9].flatMap((minute) => [minute * 60, minute * 60 + 30])
  await robot.telemetry.take({
    ...{ boot: 1, seq: 1 },
    points: moments.map((second) => ({
      ts: new Date(at('10:00').getTime() + second * 1000).toISOString(),
      values: { temperature: 24 },
    })),
  })
  await robot.devices.told.tell({
    boot: 2,
    events: [{ seq: 1, ts: at('10:07').toISOString(), kind: 'boot', data: { cause: 'power' } }],
  })
  await rollUp(ctx)
  const read = async (who: { id: number }) =>
    (await (await as(who)).climate.read({ slug: space.slug, span: 'dia', until: '2026-11-20' })).gaps
  expect(await read(owner)).toEqual([{ from: at('10:04'), to: at('10:07'), cause: 'power' }])
  expect(await read(await aUser(ctx))).toEqual([{ from: at('10:04'), to: at('10:07'), cause: 'unknown' }])
})

test('of a silent robot the last values are old and not judged; its owner is led to it, strangers only see the hour', async ({
  ctx,
  as,
  page,
}) => {
  const { device, owner, space } = await inASpace(ctx)
  await aReading(ctx, space, '2026-11-20T17:30:00Z', { temperature: 24, humidity: 100 })
  const heard = await page(`/cultivo/espaco/${space.slug}`, owner)
  expect(heard.text).toContain('água condensa na folha')
  expect(heard.text).not.toContain('última leitura')
  await ctx.db
    .update(devices)
    .set({ last_seen_at: new Date('2026-11-20T18:02:00Z') })
    .where(eq(devices.id, device.id))
  const address = `/cultivo/espaco/${space.slug}`
  const shown = await page(address, owner)
  expect(shown.text).toContain('última leitura sex, 20 de nov, 15:02')
  expect(shown.text).toContain('Robô da tenda: sem contato')
  expect(shown.text).toContain('Como está agora não se sabe.')
  expect(shown.text).not.toContain('água condensa na folha')
  const climate = await page(`${address}/clima`, owner)
  expect(climate.$('main a:contains("Ver o robô")').attr('href')).toMatch(/^\/ganza\//)
  for (const viewer of [undefined, await aUser(ctx)]) {
    const seen = await page(address, viewer)
    expect(seen.text).toContain('última leitura sex, 20 de nov, 15:02')
    expect(seen.text).not.toMatch(/sem contato|robô/i)
    expect((await page(`${address}/clima`, viewer)).text).not.toMatch(/sem contato|Ver o robô/)
  }
  // What somebody notes after that is of now.
  await aReading(ctx, space, '2026-11-21T11:00:00Z', { temperature: 26, humidity: 60 })
  const { last_known, ...read } = await (await as(owner)).climate.read({ slug: space.slug, span: 'semana' })
  expect(last_known).toMatchObject({ robot: { status: 'offline' } })
  expect(airView({ ...read, last_known }).readings.map(({ old }) => old)).toEqual([false, false, false])
})
