import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { hidePerson } from '#domains/people/privacy/erasures/hide-person.actions.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'

const titles = async ({ notifications }: Client) => (await notifications.list({})).data.map(({ title }) => title)

/** Everything that somebody can do so that another hears of it. */
async function doesAll(
  who: Client,
  { plant_id, comment_id, nickname, user_id }: Record<string, number> & { nickname: string },
  open: { post_id: number },
) {
  const acts = [
    () => who.social.saves.save({ plant_id }),
    () => who.social.saves.save({ comment_id }),
    () => who.social.saves.save({ user_id }),
    () => who.social.comments.post({ plant_id, text: 'Que linda!' }),
    () => who.social.comments.post({ ...open, parent_id: comment_id, text: 'Concordo.' }),
    () => who.social.comments.post({ ...open, text: `Veja, @${nickname}` }),
    () =>
      who.banca.posts.create({ text: `Obrigado, @${nickname}`, available_by: 'todos', photo_ids: [], photo_alts: [] }),
  ]
  const refused: number[] = []
  for (const act of acts) await act().catch(({ status }) => refused.push(status))
  return refused
}

async function aMeeting(ctx: Parameters<typeof aUser>[0], as: (user: { id: number }) => Promise<Client>) {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx, { discoverable: true })]
  const plant = await aPlant(ctx, { created_by: ana.id, private: false })
  const post = await aPost(ctx)
  const said = await (await as(ana)).social.comments.post({ post_id: post.id, text: 'Boa!' })
  const hers = { plant_id: plant.id, comment_id: said.id, user_id: ana.id, nickname: ana.nickname }
  return { ana, bia, hers, open: { post_id: post.id } }
}

test('what somebody does whom one muted makes no notice, and is done all the same', async ({ ctx, as }) => {
  const { ana, bia, hers, open } = await aMeeting(ctx, as)
  await (await as(ana)).social.blocks.mute({ user_id: bia.id, muted: true })
  expect(await doesAll(await as(bia), hers as never, open)).toEqual([])
  expect(await titles(await as(ana))).toEqual([])
  expect(await (await as(ana)).notifications.unread()).toEqual({ unread: 0 })
  await (await as(ana)).social.blocks.mute({ user_id: bia.id, muted: false })
  await (await as(bia)).social.comments.post({ ...open, text: `Oi, @${ana.nickname}` })
  expect(await titles(await as(ana))).toEqual([expect.stringContaining('mencionou você')])
})

test('who is apart can neither save, answer nor follow, and a mention tells nobody; both ways', async ({ ctx, as }) => {
  for (const blocks of ['ana', 'bia'] as const) {
    const { ana, bia, hers, open } = await aMeeting(ctx, as)
    const [who, whom] = blocks === 'ana' ? [ana, bia] : [bia, ana]
    await (await as(who)).social.blocks.block({ user_id: whom.id, blocked: true })
    expect(await doesAll(await as(bia), hers as never, open), `${blocks} blocks`).toEqual([404, 404, 404, 404, 404])
    expect(await titles(await as(ana))).toEqual([])
  }
})

test('who asked to be erased is quoted and named in no notice of others', async ({ ctx, as }) => {
  const { ana, bia, hers, open } = await aMeeting(ctx, as)
  expect(await doesAll(await as(bia), hers as never, open)).toEqual([])
  expect((await titles(await as(ana))).length).toBeGreaterThan(3)
  await hidePerson(ctx, bia, ctx.now())
  expect(await titles(await as(ana))).toEqual([])
  expect(await (await as(ana)).notifications.unread()).toEqual({ unread: 0 })
})

test('a group counts and names nobody whom its reader keeps away; a block takes back the notices of before', async ({
  ctx,
  as,
}) => {
  const { ana, bia, hers, open } = await aMeeting(ctx, as)
  await doesAll(await as(bia), hers as never, open)
  expect(await titles(await as(ana))).toHaveLength(6)
  const cris = await aUser(ctx, { nickname: 'cris.verde', discoverable: true })
  await (await as(cris)).social.saves.save({ plant_id: hers.plant_id as number })
  await (await as(ana)).social.blocks.block({ user_id: bia.id, blocked: true })
  expect(await titles(await as(ana))).toEqual(['cris.verde curtiu sua planta'])
  expect(await (await as(ana)).notifications.unread()).toEqual({ unread: 1 })
})

test('who is blocked keeps no notice of what others said at something of who blocks', async ({ ctx, as }) => {
  const { ana, bia, hers } = await aMeeting(ctx, as)
  const cris = await aUser(ctx)
  const post = await aPost(ctx, { created_by: ana.id })
  for (const thing of [{ plant_id: hers.plant_id as number }, { post_id: post.id }])
    await (await as(cris)).social.comments.post({ ...thing, text: `Veja, @${bia.nickname}` })
  expect(await titles(await as(bia))).toHaveLength(2)
  await (await as(ana)).social.blocks.block({ user_id: bia.id, blocked: true })
  expect(await titles(await as(bia))).toEqual([])
})
