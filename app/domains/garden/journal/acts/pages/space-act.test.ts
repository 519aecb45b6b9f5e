import { and, asc, eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { livingTakers } from '../../activities/takers.queries.ts'
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

test('a seed beside grown plants is left out of what waters all, unless it is ticked; SQL says the same', async ({
  ctx,
  as,
}) => {
  const { id: created_by } = await aUser(ctx)
  const [tent, shelf] = [await aSpace(ctx, { created_by }), await aSpace(ctx, { created_by })]
  for (const [name, slug, space] of [
    ['Chica', 'floracao', tent],
    ['Moema', 'germinacao', tent],
    ['Pendurada', 'secagem', shelf],
    ['Sabiá', 'semente', tent],
    ['Sozinha', 'semente', shelf],
  ] as const)
    await aPlant(ctx, { created_by, space_id: space.id, name, plant_cycle_id: await cycleId(ctx, slug) })
  const api = await as({ id: created_by })
  const takers = async (space_id: number, kind: 'rega' | 'lst' | 'nota', with_young?: boolean) => {
    const listed = await plantsIn(api, space_id)
    const ids = await takersOf(api, { kind, with_young }, listed)
    const same = and(eq(plants.space_id, space_id), livingTakers({ kind }))
    const rows = await ctx.db.select({ name: plants.name }).from(plants).where(same).orderBy(asc(plants.name))
    const names = listed.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    if (!with_young) expect(rows.map(({ name }) => name)).toEqual(names)
    return names
  }
  expect(await takers(tent.id, 'rega')).toEqual(['Chica'])
  expect(await takers(tent.id, 'lst')).toEqual(['Chica'])
  expect(await takers(tent.id, 'rega', true)).toEqual(['Chica', 'Moema', 'Sabiá'])
  expect(await takers(tent.id, 'nota')).toEqual(['Chica', 'Moema', 'Sabiá'])
  expect(await takers(shelf.id, 'rega')).toEqual(['Sozinha'])
})
