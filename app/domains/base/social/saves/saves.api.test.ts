import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('saving twice counts once, and so does taking it back', async ({ ctx, as }) => {
  const plant_id = (await aPlant(ctx, { private: false })).id
  const { saves } = (await as(await aUser(ctx))).social
  expect(await saves.save({ plant_id })).toEqual({ is_save: true, saves_count: 1 })
  expect(await saves.save({ plant_id })).toEqual({ is_save: true, saves_count: 1 })
  expect(await saves.unsave({ plant_id })).toEqual({ is_save: false, saves_count: 0 })
  expect(await saves.unsave({ plant_id })).toEqual({ is_save: false, saves_count: 0 })
})

test('the saver sees it saved, others see the count', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false })
  const client = await as(await aUser(ctx))
  await client.social.saves.save({ plant_id: plant.id })
  expect(await client.garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({
    is_save: true,
    saves_count: 1,
  })
  expect(await api.garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({
    is_save: false,
    saves_count: 1,
  })
})

test('a plant that one may not see can not be saved, but a save of one that closed can be taken back', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { private: false, created_by: grower.id })
  const { saves } = (await as(await aUser(ctx))).social
  await saves.save({ plant_id: plant.id })
  await (await as(grower)).garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  await expect(saves.save({ plant_id: plant.id })).rejects.toMatchObject({ status: 404 })
  expect(await saves.unsave({ plant_id: plant.id })).toMatchObject({ is_save: false })
})

test('created_by counts only when it is the viewer', async ({ ctx, as }) => {
  const [user, other] = [await aUser(ctx), await aUser(ctx)]
  const plant_id = (await aPlant(ctx, { private: false })).id
  const { saves } = (await as(user)).social
  await expect(saves.save({ plant_id, created_by: other.id })).rejects.toMatchObject({ status: 403 })
  expect(await saves.save({ plant_id, created_by: user.id })).toMatchObject({ is_save: true })
})

test('exactly one thing, that exists', async ({ ctx, as }) => {
  const { saves } = (await as(await aUser(ctx))).social
  await expect(saves.save({})).rejects.toMatchObject({ status: 422 })
  await expect(saves.save({ plant_id: 1, user_id: 2 })).rejects.toMatchObject({ status: 422 })
  await expect(saves.save({ plant_id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(saves.save({ plant_id: -1 })).rejects.toMatchObject({ status: 422 })
})

test('a visitor can not save', async ({ ctx, api }) => {
  const plant_id = (await aPlant(ctx, { private: false })).id
  await expect(api.social.saves.save({ plant_id })).rejects.toMatchObject({ status: 401 })
})

test('the list of what one saved: the newest first, only what may still be seen, only for its owner', async ({
  ctx,
  as,
  api,
}) => {
  const grower = await aUser(ctx, { nickname: 'lia' })
  const [closing, open] = [
    await aPlant(ctx, { private: false, created_by: grower.id }),
    await aPlant(ctx, { private: false, created_by: grower.id, name: 'Amnésia' }),
  ]
  const { saves } = (await as(await aUser(ctx))).social
  for (const plant of [closing, open]) await saves.save({ plant_id: plant.id })
  expect(await saves.mine({ kind: 'plant_id' })).toMatchObject({
    total: 2,
    data: [
      { id: open.id, title: 'Amnésia', text: expect.stringMatching(/^de lia · /), url: `/cultivo/planta/${open.slug}` },
      { id: closing.id, saves_count: 1 },
    ],
  })
  await (await as(grower)).garden.plants.changePrivacy({ id_or_slug: closing.slug, private: true })
  expect(await saves.mine({ kind: 'plant_id' })).toMatchObject({ total: 1, data: [{ id: open.id }] })
  expect(await saves.counts()).toMatchObject({ plant_id: 1, post_id: 0, space_id: 0, plan_cultivation_id: 0 })
  for (const kind of ['post_id', 'space_id', 'plan_cultivation_id'] as const)
    expect(await saves.mine({ kind })).toMatchObject({ data: [], total: 0 })
  expect(await (await as(await aUser(ctx))).social.saves.mine({ kind: 'plant_id' })).toMatchObject({ total: 0 })
  await expect(saves.mine({ kind: 'nada' as never })).rejects.toMatchObject({ status: 422 })
  await expect(api.social.saves.mine({ kind: 'plant_id' })).rejects.toMatchObject({ status: 401 })
  await expect(api.social.saves.counts()).rejects.toMatchObject({ status: 401 })
})
