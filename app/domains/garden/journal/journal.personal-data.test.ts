import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the copy has a measure as it was typed: a value and the unit that it is in', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const measures = { volume_ml: { value: 1.5, unit: 'L' as const } }
  await (await as(grower)).journal.updates.act({ kind: 'rega', plant_ids: [plant.id], measures })
  expect(await copyOf(ctx, 'registros', grower)).toMatchObject([{ measures }])
})
