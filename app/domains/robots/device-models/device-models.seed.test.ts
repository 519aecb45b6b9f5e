import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { seedDeviceModels } from './device-models.seed.ts'
import { publishedFirmware } from './index.ts'

test('the world has two models with slots in order, screens of what they have, and signed firmware', async ({
  ctx,
  as,
}) => {
  const admin = await anAdmin(ctx)
  const [tent, mini] = await seedDeviceModels(ctx)
  const { models, screens } = (await as(admin)).deviceModels
  const shown = await models.show({ id: tent?.id ?? 0 })
  expect(shown.sensors.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(shown).toMatchObject({ slug: 'ganza-tenda', firmware: '1.5.0', channels_count: 6 })
  for (const { shows, lines } of (await screens.list({})).data) expect(lines).toHaveLength(shows.length)
  expect(await publishedFirmware(ctx, mini?.id ?? 0, '1.4.2')).toMatchObject({ version: '1.4.2', bytes: 98_304 })
})
