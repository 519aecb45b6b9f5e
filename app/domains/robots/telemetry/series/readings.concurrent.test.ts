import { eq } from 'drizzle-orm'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { openListener } from '#platform/database/listener.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'
import { TELEMETRY_CHANNEL } from '../ingest/message-writer.actions.ts'
import { storeReadings } from '../ingest/store-readings.actions.ts'
import { readingsChannel } from './readings.live.ts'

concurrentTest(
  'an open page gets the newest reading and each newer one; whoever lost the robot no more',
  async ({ ctx, as, database }) => {
    const { device, owner, link } = await aLinkedDevice(ctx)
    const listener = openListener(database.url)
    await listener.listen(TELEMETRY_CHANNEL, {
      onMessage: (ids) => {
        for (const id of ids.split(',')) ctx.env.live.wake(readingsChannel(Number(id)))
      },
    })
    await listener.open()
    try {
      const store = (seq: number, temperature: number) =>
        storeReadings(ctx, device, {
          boot: 1,
          seq,
          ts: ctx.now().getTime() - 10_000 + seq * 1000,
          values: { temperature },
        })
      await store(1, 24)
      const stream = await (await as(owner)).telemetry.series.live({ id_or_serial: device.serial })
      expect((await stream.next()).value).toMatchObject({ values: { temperature: 24 } })
      const next = stream.next()
      await store(2, 24.5)
      expect((await next).value).toMatchObject({ values: { temperature: 24.5 } })
      const last = stream.next()
      await ctx.db.update(device_links).set({ unlinked_at: ctx.now() }).where(eq(device_links.id, link.id))
      await store(3, 25)
      await expect(last).rejects.toMatchObject({ status: 404 })
    } finally {
      await listener.close()
    }
  },
)
