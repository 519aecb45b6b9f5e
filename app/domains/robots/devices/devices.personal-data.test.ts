import { eq } from 'drizzle-orm'
import { expect, test } from '#tests/fixtures.ts'
import { devices } from './devices/devices.table.ts'
import { aLinkedDevice } from './devices.factory.ts'
import { devicesPersonalData } from './devices.personal-data.ts'
import { device_links } from './links/device-links.table.ts'

test('who erases their account leaves their robots free, with a code that our team can print', async ({ ctx }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  for (const { table, rows, beforeErased } of devicesPersonalData) {
    await beforeErased?.(ctx, owner)
    await ctx.db.delete(table).where(rows(owner))
  }
  expect(await ctx.db.select().from(device_links).where(eq(device_links.device_id, device.id))).toEqual([])
  const [free] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(free).toMatchObject({ claim_hash: expect.any(String), claim_sealed: expect.any(String) })
})
