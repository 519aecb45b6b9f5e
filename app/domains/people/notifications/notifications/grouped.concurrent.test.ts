import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { notifications } from './notifications.table.ts'
import { notifyGrouped } from './notify-grouped.actions.ts'

test('two people save at the same instant: one notice that says 2', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const clients = await Promise.all([await aUser(ctx), await aUser(ctx)].map(as))
  await Promise.all(clients.map(({ social }) => social.saves.save({ plant_id: plant.id })))
  expect(await ctx.db.select({ title: notifications.title }).from(notifications)).toEqual([
    { title: '2 pessoas curtiram sua planta' },
  ])
})

test('eight acts at once, without any other lock, are one notice that counts them all', async ({ ctx }) => {
  const told = await aUser(ctx)
  const people = await Promise.all(Array.from({ length: 8 }, () => aUser(ctx)))
  await Promise.all(
    people.map(({ id: actor_id }) =>
      ctx.transaction((tx) =>
        notifyGrouped(tx, { user_id: told.id, kind: 'save', target: 'plant', target_id: 1, actor_id }, async () => ({
          text: '',
          url: '/',
        })),
      ),
    ),
  )
  expect(await ctx.db.select({ title: notifications.title }).from(notifications)).toEqual([
    { title: '8 pessoas curtiram sua planta' },
  ])
})
