import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const gone = { status: 404 }

test('a block keeps both apart: neither sees, follows or finds what is the other’s', async ({ ctx, as }) => {
  const [ana, bia] = [
    await aUser(ctx, { nickname: 'ana', discoverable: true }),
    await aUser(ctx, { nickname: 'bia', discoverable: true }),
  ]
  const plants = await Promise.all([ana, bia].map((one) => aPlant(ctx, { created_by: one.id, private: false })))
  const posts = await Promise.all([ana, bia].map((one) => aPost(ctx, { created_by: one.id })))
  const before = [await as(ana), await as(bia)] as const
  await before[0].social.saves.save({ user_id: bia.id })
  await before[1].social.saves.save({ user_id: ana.id })
  expect(await before[0].social.blocks.block({ user_id: bia.id, blocked: true })).toEqual({
    blocked: true,
    muted: false,
  })
  const [hers, his] = [await as(ana), await as(bia)]
  for (const [who, other, at] of [
    [hers, bia, 1],
    [his, ana, 0],
  ] as const) {
    await expect(who.accounts.users.show({ id_or_nickname: other.nickname })).rejects.toMatchObject(gone)
    await expect(who.garden.plants.show({ id_or_slug: String(plants[at]?.id) })).rejects.toMatchObject(gone)
    await expect(who.banca.posts.show({ id: String(posts[at]?.id) })).rejects.toMatchObject(gone)
    expect((await who.garden.plants.list({ private: false })).total).toBe(1)
    expect((await who.banca.feeds.read({ kind: 'recent' })).data.map(({ created_by }) => created_by)).not.toContain(
      other.id,
    )
    expect((await who.accounts.users.list({})).data.map(({ id }) => id)).not.toContain(other.id)
    expect((await who.accounts.users.following({})).total).toBe(0)
  }
  expect((await hers.social.blocks.mine()).blocked.map(({ nickname }) => nickname)).toEqual(['bia'])
  expect((await his.social.blocks.mine()).blocked).toEqual([])
  await hers.social.blocks.block({ user_id: bia.id, blocked: false })
  const again = await as(bia)
  expect(await again.accounts.users.show({ id_or_nickname: 'ana' })).toMatchObject({ is_save: false, saves_count: 0 })
})

test('comments of who is apart are not there', async ({ ctx, as, api }) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const post = await aPost(ctx)
  const said = await (await as(ana)).social.comments.post({ post_id: post.id, text: 'Linda!' })
  await (await as(bia)).social.blocks.block({ user_id: ana.id, blocked: true })
  const his = await as(bia)
  expect((await his.social.comments.list({ post_id: post.id })).total).toBe(0)
  await expect(his.social.saves.save({ comment_id: said.id })).rejects.toMatchObject(gone)
  expect((await api.social.comments.list({ post_id: post.id })).total).toBe(1)
})

test('who is muted is not told; nobody blocks oneself or nobody', async ({ ctx, as }) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const hers = await as(ana)
  expect(await hers.social.blocks.mute({ user_id: bia.id, muted: true })).toEqual({ blocked: false, muted: true })
  expect((await hers.social.blocks.mine()).muted.map(({ id }) => id)).toEqual([bia.id])
  expect((await (await as(bia)).social.blocks.mine()).muted).toEqual([])
  await expect(hers.social.blocks.block({ user_id: ana.id, blocked: true })).rejects.toMatchObject({ status: 422 })
  await expect(hers.social.blocks.block({ user_id: 999_999, blocked: true })).rejects.toMatchObject(gone)
})
