import { aUser } from '#domains/accounts/users/users.factory.ts'
import { aPlant } from '#domains/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/spaces/spaces.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { plantsIn } from './space-act.server.ts'

test('all the plants of a space are those that were not lost', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Viva' })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Secando', status: 'colhida' })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Perdida', status: 'morta' })
  const listed = await plantsIn(await as({ id: created_by }), space.id)
  expect(listed.map(({ name }) => name)).toEqual(['Secando', 'Viva'])
})
