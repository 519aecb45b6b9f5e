import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { plantsIn, takersOf } from './space-act.server.ts'

test('all the plants of a space are those that were not lost; what was cut is watered no more', async ({ ctx, as }) => {
  const { id: created_by } = await aUser(ctx)
  const space = await aSpace(ctx, { created_by })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Viva' })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Secando', status: 'colhida' })
  for (const [name, slug] of [
    ['Curando', 'cura'],
    ['Pendurada', 'secagem'],
  ] as const)
    await aPlant(ctx, { created_by, space_id: space.id, name, plant_cycle_id: await cycleId(ctx, slug) })
  await aPlant(ctx, { created_by, space_id: space.id, name: 'Perdida', status: 'morta' })
  const api = await as({ id: created_by })
  const listed = await plantsIn(api, space.id)
  expect(listed.map(({ name }) => name)).toEqual(['Curando', 'Pendurada', 'Secando', 'Viva'])
  const own = await api.journal.activities.create({ name: 'Chá', watering: true })
  const takers = async (kind: 'rega' | 'lst' | 'nota' | 'pesagem' | 'propria', activity_type_id?: number) => {
    const ids = await takersOf(api, { kind, activity_type_id }, listed)
    return listed.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  }
  for (const kind of ['rega', 'lst'] as const) expect(await takers(kind)).toEqual(['Viva'])
  expect(await takers('propria', own.id)).toEqual(['Viva'])
  for (const kind of ['nota', 'pesagem'] as const) expect(await takers(kind)).toHaveLength(4)
})
