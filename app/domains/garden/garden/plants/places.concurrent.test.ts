import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aSpace } from '../spaces/spaces.factory.ts'
import { aPlant } from './plants.factory.ts'
import { plant_places, plants } from './plants.table.ts'

test('moves at once: the plant stands where its history says', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const rooms = await Promise.all(Array.from({ length: 4 }, () => aSpace(ctx, { created_by: grower.id })))
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: rooms[0]?.id })
  const { manyPlants } = (await as(grower)).cultivation
  await Promise.all(rooms.map(({ id }) => manyPlants.move({ plant_ids: [plant.id], space_id: id })))
  const [now] = await ctx.db.select().from(plants).where(eq(plants.id, plant.id))
  const lines = await ctx.db.select().from(plant_places).where(eq(plant_places.plant_id, plant.id))
  expect(lines.sort((a, b) => a.since.localeCompare(b.since)).at(-1)?.space_id).toBe(now?.space_id)
})

test('a space deleted while plants move in and out: nobody waits for ever, none is left inside', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const {
    cultivation: { manyPlants },
    garden: { spaces },
  } = await as(grower)
  for (let round = 0; round < 5; round++) {
    const [here, there] = [await aSpace(ctx, { created_by: grower.id }), await aSpace(ctx, { created_by: grower.id })]
    const inside = await aPlant(ctx, { created_by: grower.id, space_id: here.id })
    const coming = await aPlant(ctx, { created_by: grower.id, space_id: there.id })
    const [, ...moves] = await Promise.allSettled([
      spaces.remove({ slug: here.slug }),
      manyPlants.move({ plant_ids: [coming.id], space_id: here.id }),
      manyPlants.move({ plant_ids: [inside.id], space_id: there.id }),
    ])
    for (const move of moves) if (move.status === 'rejected') expect(move.reason).toMatchObject({ status: 422 })
    expect(await ctx.db.select().from(plants).where(eq(plants.space_id, here.id))).toEqual([])
  }
})
