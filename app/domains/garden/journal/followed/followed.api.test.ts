import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

test('what those whom I follow wrote on open plants is there, the newest first, an act on many plants once', async ({
  ctx,
  as,
  clock,
}) => {
  const [me, friend, other, stranger] = [await aUser(ctx), await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  for (const { id } of [friend, other]) await mine.social.saves.save({ user_id: id })
  const open = { private: false, created_by: friend.id }
  const [first, second] = [await aPlant(ctx, { ...open, name: 'Uma' }), await aPlant(ctx, { ...open, name: 'Outra' })]
  const act = await (await as(friend)).journal.updates.act({
    plant_ids: [first.id, second.id],
    kind: 'rega',
    text: 'Rega.',
    measures: { volume_ml: { value: 500 } },
  })
  expect(act.update_ids).toHaveLength(2)
  clock.now = new Date(clock.now.getTime() + HOUR)
  const third = await aPlant(ctx, { private: false, created_by: other.id, name: 'Terceira' })
  await (await as(other)).journal.updates.post({ id_or_slug: third.slug, text: 'Brotou.' })
  const strange = await aPlant(ctx, { private: false, created_by: stranger.id })
  await (await as(stranger)).journal.updates.post({ id_or_slug: strange.slug, text: 'De ninguém.' })
  const face = await aPhoto(ctx, { created_by: other.id, public: true, attached: true })
  await ctx.db.update(users).set({ photo_file_id: face.id }).where(eq(users.id, other.id))
  const { data, following } = await mine.journal.followed.list()
  expect(following).toBe(2)
  expect(data.map(({ plant, more_plants }) => [plant?.name, more_plants])).toEqual([
    ['Terceira', 0],
    ['Uma', 1],
  ])
  expect(data.map(({ user }) => user.photo_url)).toEqual([`/midia/${face.key}/320`, null])
})

test('nobody reads there what is closed, archived, deleted, or of who left', async ({ ctx, as, api }) => {
  const [me, friend] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  const theirs = await as(friend)
  await mine.social.saves.save({ user_id: friend.id })
  const plant = await aPlant(ctx, { private: false, created_by: friend.id })
  const { id } = await theirs.journal.updates.post({ id_or_slug: plant.slug, text: 'À vista.' })
  const seen = async () => (await mine.journal.followed.list()).data.map((one) => one.id)
  expect(await seen()).toEqual([id])
  await theirs.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  expect(await seen()).toEqual([])
  const staff = await as(await aUser(ctx, { roles: ['admin'] }))
  await staff.social.saves.save({ user_id: friend.id })
  expect((await staff.journal.followed.list()).data).toEqual([])
  await theirs.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: false })
  await theirs.garden.plants.archive({ id_or_slug: plant.slug, archived: true })
  expect(await seen()).toEqual([])
  await theirs.garden.plants.archive({ id_or_slug: plant.slug, archived: false })
  expect(await seen()).toEqual([id])
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, friend.id))
  expect(await mine.journal.followed.list()).toEqual({ data: [], following: 0 })
  await expect(api.journal.followed.list()).rejects.toMatchObject({ status: 401 })
})
