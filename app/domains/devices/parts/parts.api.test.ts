import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import { device_actuations } from '#domains/control/actuations/device-actuations.table.ts'
import { device_parts, model_parts } from '#domains/device-models/parts/device-parts.table.ts'
import { telemetry_1h } from '#domains/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { devices } from '../devices/devices.table.ts'
import { aLinkedDevice } from '../devices.factory.ts'

const HOUR = 3_600_000
let event_id = 900_000

async function aPart(ctx: Context, model_id: number, fields: { code: string; life_hours: number; channel?: string }) {
  const { channel = '', ...part } = fields
  const [row] = await ctx.db
    .insert(device_parts)
    .values({ ...part, name: part.code })
    .returning()
  await ctx.db.insert(model_parts).values({ model_id, part_id: row?.id ?? 0, channel })
}

test('a part has the hours of its channel, or of the robot, of its owner’s time; and how long it lasts', async ({
  ctx,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await aPart(ctx, device.model_id, { code: 'REL-1', life_hours: 1000, channel: 'bomba' })
  await aPart(ctx, device.model_id, { code: 'ESP', life_hours: 100 })
  const ago = (hours: number) => new Date(ctx.now().getTime() - hours * HOUR)
  await ctx.db
    .update(devices)
    .set({ last_seen_at: ago(10), created_at: ago(24 * 500) })
    .where(eq(devices.id, device.id))
  const change = (hours: number, level: number, channel = 'bomba') =>
    ctx.db.insert(device_actuations).values({
      ...{ event_id: ++event_id, device_id: device.id, channel, level, at: ago(hours), by: 'mode' as const, why: {} },
    })
  // Of somebody before.
  await change(24 * 400, 100)
  await change(24 * 399, 0)
  // 20 hours long ago, 50 lately, of which the level changed in between; then on, and silent since 10 hours.
  await change(24 * 100, 100)
  await change(24 * 100 - 20, 0)
  await change(120, 40)
  await change(100, 100)
  await change(70, 0)
  await change(40, 100)
  await change(40, 100, 'luz')
  for (const hours of [24 * 380, 24 * 90, 30, 29, 28])
    await ctx.db.insert(telemetry_1h).values({
      ...{ device_id: device.id, at: ago(hours), lows: [], highs: [], means: [], counts: [], messages: 1 },
    })
  const own = await (await as(owner)).devices.parts.show({ id: device.serial })
  expect(own).toMatchObject({ from: link.linked_at, device: { name: 'Robô da tenda' } })
  expect(own.parts).toEqual([
    {
      ...{ code: 'ESP', name: 'ESP', quantity: 1, channel: '', life_hours: 100, product: null },
      ...{ hours: 4, hours_a_day: 0.1, used: 0.04, days_left: 960 },
    },
    {
      ...{ code: 'REL-1', name: 'REL-1', quantity: 1, channel: 'Bomba', life_hours: 1000, product: null },
      ...{ hours: 100, hours_a_day: 80 / 30, used: 0.1, days_left: Math.round(900 / (80 / 30)) },
    },
  ])
  const staff = await (await as(await anAdmin(ctx))).devices.staff.show({ id: device.serial })
  expect(staff.parts).toMatchObject([{ code: 'ESP' }, { code: 'REL-1', hours: 124 }])
  const stranger = (await as(await aUser(ctx))).devices.parts
  await expect(stranger.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
})
