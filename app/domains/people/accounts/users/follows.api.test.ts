import { eq } from 'drizzle-orm'
import { expect, test } from '#tests/fixtures.ts'
import { aUser } from './users.factory.ts'
import { users } from './users.table.ts'

test('whom I follow is my own list, the newest first; the count is on my page', async ({ ctx, as, api }) => {
  const [me, first, second] = [await aUser(ctx), await aUser(ctx), await aUser(ctx, { discoverable: true })]
  const client = await as(me)
  await client.social.saves.save({ user_id: first.id })
  await client.social.saves.save({ user_id: second.id })
  const list = await client.accounts.users.following({})
  expect(list.data.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(list).toMatchObject({ total: 2, hidden: 0 })
  expect(await api.accounts.users.show({ id_or_nickname: me.nickname })).toMatchObject({ following_count: 2 })
  await expect(api.accounts.users.following({})).rejects.toMatchObject({ status: 401 })
})

test('who follows me and chose not to be found is only counted, until I follow back', async ({ ctx, as, api }) => {
  const [me, shy, open] = [await aUser(ctx), await aUser(ctx), await aUser(ctx, { discoverable: true })]
  for (const follower of [shy, open]) await (await as(follower)).social.saves.save({ user_id: me.id })
  const client = await as(me)
  const before = await client.accounts.users.followers({})
  expect(before.data.map(({ id }) => id)).toEqual([open.id])
  expect(before).toMatchObject({ total: 1, hidden: 1 })
  await client.social.saves.save({ user_id: shy.id })
  expect(await client.accounts.users.followers({})).toMatchObject({ total: 2, hidden: 0 })
  await expect(api.accounts.users.followers({})).rejects.toMatchObject({ status: 401 })
  await expect(client.accounts.users.followers({ page: 0 })).rejects.toMatchObject({ status: 422 })
})

test('who left is in no list and no count, and comes back with them', async ({ ctx, as }) => {
  const [me, gone] = [await aUser(ctx), await aUser(ctx, { discoverable: true })]
  const client = await as(me)
  await client.social.saves.save({ user_id: gone.id })
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, gone.id))
  expect(await client.accounts.users.following({})).toMatchObject({ data: [], total: 0 })
  expect(await client.accounts.users.show({ id_or_nickname: me.nickname })).toMatchObject({ following_count: 0 })
})

test('a save with tipo=unfollow ends the following; tipo is for people only', async ({ ctx, as }) => {
  const [me, other] = [await aUser(ctx), await aUser(ctx)]
  const { saves } = (await as(me)).social
  await saves.save({ user_id: other.id })
  expect(await saves.save({ user_id: other.id, tipo: 'unfollow' })).toEqual({ is_save: false, saves_count: 0 })
  await expect(saves.save({ plant_id: 1, tipo: 'unfollow' })).rejects.toMatchObject({ status: 422 })
})

test('networks are kept as handles and shown as links; what is none is refused beside its field', async ({
  ctx,
  as,
}) => {
  const { updateMe } = (await as(await aUser(ctx))).accounts.users
  const profile = await updateMe({ networks: { instagram: 'https://instagram.com/lu.verde', site: 'lu.example.com' } })
  expect(profile.networks).toEqual([
    { name: 'instagram', label: 'Instagram', handle: '@lu.verde', url: 'https://www.instagram.com/lu.verde' },
    { name: 'site', label: 'Site', handle: 'lu.example.com', url: 'https://lu.example.com/' },
  ])
  await expect(updateMe({ networks: { x: 'nome com espaço', site: 'javascript:alert(1)' } })).rejects.toMatchObject({
    status: 422,
    data: {
      errors: {
        'networks.x': [expect.stringMatching(/X/)],
        'networks.site': [expect.stringMatching(/endereço do site/)],
      },
    },
  })
  expect((await updateMe({})).networks).toEqual([])
})
