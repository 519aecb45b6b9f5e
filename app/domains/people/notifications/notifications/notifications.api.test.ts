import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { notify } from './notify.actions.ts'

const about = (user_id: number, key: string) => ({
  user_id,
  kind: 'task_due' as const,
  title: 'Regar',
  text: '',
  url: '/cultivo',
  key,
})

test('a person is told once per key, reads one, then all; nobody else’s notices exist', async ({ ctx, as }) => {
  const [user, other] = [await aUser(ctx), await aUser(ctx)]
  expect(await notify(ctx, about(user.id, 'a'))).toBe(true)
  expect(await notify(ctx, about(user.id, 'a'))).toBe(false)
  await notify(ctx, about(user.id, 'b'))
  await notify(ctx, { ...about(user.id, 'c'), kind: 'comment' })
  const { notifications } = await as(user)
  expect(await notifications.unread()).toEqual({ unread: 3 })
  const { data, total } = await notifications.list({})
  expect([total, data.map(({ kind }) => kind)]).toEqual([3, ['comment', 'task_due', 'task_due']])
  expect((await notifications.list({ kind: 'comment' })).total).toBe(1)
  await expect((await as(other)).notifications.read({ id: data[0]?.id ?? 0 })).rejects.toMatchObject({ status: 404 })
  expect(await notifications.read({ id: data[0]?.id ?? 0 })).toMatchObject({ read: true, url: '/cultivo' })
  expect((await notifications.list({ unread: 'true' as never })).total).toBe(2)
  expect(await notifications.readAll()).toEqual({ unread: 0 })
  expect((await (await as(other)).notifications.list({})).total).toBe(0)
})

test('visitors have no notices, and what is no kind is refused', async ({ api, ctx, as }) => {
  await expect(api.notifications.list({})).rejects.toMatchObject({ status: 401 })
  await expect(api.notifications.readAll()).rejects.toMatchObject({ status: 401 })
  const { notifications } = await as(await aUser(ctx))
  await expect(notifications.list({ kind: 'x' as never })).rejects.toMatchObject({ status: 422 })
})

test('a comment reaches who grows the plant, who is answered and who is named; deleted it is taken back', async ({
  ctx,
  as,
}) => {
  const [grower, first, second, named] = [await aUser(ctx), await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Jaci' })
  const titles = async (user: { id: number }) =>
    (await (await as(user)).notifications.list({})).data.map(({ title }) => title)
  const input = await (await as(first)).social.comments.post({ plant_id: plant.id, text: 'Que linda!' })
  expect(await titles(grower)).toEqual([`${first.nickname} comentou em Jaci`])
  const answer = await (await as(second)).social.comments.post({
    plant_id: plant.id,
    parent_id: input.id,
    text: `Olha, @${named.nickname}`,
  })
  expect(await titles(first)).toEqual([`${second.nickname} respondeu a você em Jaci`])
  expect(await titles(named)).toEqual([`${second.nickname} mencionou você em Jaci`])
  expect(await titles(second)).toEqual([])
  await (await as(second)).social.comments.removeComment({ comment_id: answer.id })
  expect(await titles(named)).toEqual([])
  expect(await titles(grower)).toEqual([`${first.nickname} comentou em Jaci`])
})

test('who may not see the plant is not told of it', async ({ ctx, as }) => {
  const [grower, named] = [await aUser(ctx), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: grower.id })
  await (await as(grower)).social.comments.post({ plant_id: plant.id, text: `Segredo, @${named.nickname}` })
  expect((await (await as(named)).notifications.list({})).total).toBe(0)
})

test('a plant, space or plan that closes is named in nobody’s bell any more but its grower’s', async ({ ctx, as }) => {
  const [grower, guest] = [await aUser(ctx), await aUser(ctx)]
  const titles = async (user: { id: number }) =>
    (await (await as(user)).notifications.list({})).data.map(({ title }) => title)
  const { garden, social } = await as(grower)
  const open = { created_by: grower.id, private: false }
  const [plant, space, gone] = [await aPlant(ctx, open), await aSpace(ctx, open), await aPlant(ctx, open)]
  const call = { text: `Veja, @${guest.nickname}` }
  await social.comments.post({ plant_id: plant.id, ...call })
  await social.comments.post({ space_id: space.id, ...call })
  await social.comments.post({ plant_id: gone.id, ...call })
  await (await as(guest)).social.comments.post({ plant_id: plant.id, text: 'Vi!' })
  expect(await titles(guest)).toHaveLength(3)
  await garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  expect(await titles(guest)).toHaveLength(2)
  await garden.spaces.changePrivacy({ slug: space.slug, private: true })
  await garden.plants.remove({ id_or_slug: gone.slug })
  expect(await titles(guest)).toEqual([])
  expect(await (await as(guest)).notifications.unread()).toEqual({ unread: 0 })
  expect(await titles(grower)).toEqual([`${guest.nickname} comentou em ${plant.name}`])
})

test('a post that is read by fewer, or gone, is named in nobody’s bell any more', async ({ ctx, as }) => {
  const [author, reader, named] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const { banca } = await as(author)
  const { social } = await as(reader)
  const bell = (await as(named)).notifications
  const [closes, goes] = [await aPost(ctx, { created_by: author.id }), await aPost(ctx, { created_by: author.id })]
  for (const { id } of [closes, goes]) await social.comments.post({ post_id: id, text: `Veja, @${named.nickname}` })
  expect((await bell.list({})).total).toBe(2)
  await banca.posts.update({ id: closes.slug, text: closes.text, available_by: 'seguidores' })
  expect((await bell.list({})).total).toBe(1)
  await banca.posts.remove({ id: goes.slug })
  expect([(await bell.list({})).total, await bell.unread()]).toEqual([0, { unread: 0 }])
  expect((await (await as(author)).notifications.list({})).total).toBe(2)
})

test('a notice says what its comment says now, and is gone from whom it names no more', async ({ ctx, as }) => {
  const [author, writer, named] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const post = await aPost(ctx, { created_by: author.id })
  const { social } = await as(writer)
  const { id } = await social.comments.post({ post_id: post.id, text: `Moro na rua tal, @${named.nickname}` })
  await social.comments.change({ comment_id: id, text: 'Outra coisa' })
  expect((await (await as(named)).notifications.list({})).total).toBe(0)
  expect((await (await as(author)).notifications.list({})).data.map(({ text }) => text)).toEqual(['Outra coisa'])
})
