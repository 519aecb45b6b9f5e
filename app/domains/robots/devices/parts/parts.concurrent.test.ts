import { device_parts, model_parts } from '#domains/robots/device-models/parts/device-parts.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aLinkedDevice } from '../devices.factory.ts'
import { part_replacements } from './part-replacements.table.ts'

test('a replacement that is sent twice at once is one', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [part] = await ctx.db.insert(device_parts).values({ code: 'FAN', name: 'Ventoinha' }).returning()
  const part_id = part?.id ?? 0
  await ctx.db.insert(model_parts).values({ model_id: device.model_id, part_id, channel: 'exaustor' })
  const { parts } = (await as(owner)).devices
  const sent = await Promise.allSettled(
    [1, 2, 3].map(() => parts.replace({ id: device.serial, part_id, channel: 'exaustor' })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ctx.db.select().from(part_replacements)).toHaveLength(1)
})
