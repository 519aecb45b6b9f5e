import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY } from '#shared/durations.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { aPost } from '../posts/posts.factory.ts'
import type { FeedFilter } from './feeds.schemas.ts'
import { purgeReadings } from './readings.actions.ts'

/** All pages of a feed, three at a time. */
async function readAll(
  api: Client,
  filter: Partial<FeedFilter> = {},
  between: () => Promise<void> = async () => undefined,
) {
  const seen: number[] = []
  let cursor: string | null | undefined
  do {
    const page = await api.banca.feeds.read({ ...filter, per_page: 3, ...(cursor ? { cursor } : {}) })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.next_cursor
    await between()
  } while (cursor)
  return seen
}

test('those followed come first, newest first, with one’s own newest of the last day, then the popular ones of the rest', async ({
  ctx,
  as,
}) => {
  const [me, ana, bia] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  await mine.social.saves.save({ user_id: ana.id })
  const hers = []
  for (let i = 0; i < 4; i++) hers.push(await aPost(ctx, { created_by: ana.id }))
  const plant = await aPlant(ctx, { created_by: me.id, private: false })
  await mine.social.saves.save({ plant_id: plant.id })
  await aPost(ctx, { created_by: me.id, plant_id: plant.id, created_at: new Date(ctx.now().getTime() - DAY) })
  const fresh = await aPost(ctx, { created_by: me.id })
  const others = [await aPost(ctx, { created_by: bia.id }), await aPost(ctx, { created_by: bia.id })]
  await mine.social.saves.save({ post_id: others[0]?.id })
  expect(await readAll(mine)).toEqual([
    fresh.id,
    ...hers.map(({ id }) => id).reverse(),
    ...others.map(({ id }) => id).toSorted((a, b) => a - b),
  ])
  const [first] = (await mine.banca.feeds.read({})).data
  expect(first?.reason).toBeNull()
})

test('of one’s own fresh posts the newest alone stands among what others wrote, at its time', async ({ ctx, as }) => {
  const [me, ana] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  await mine.social.saves.save({ user_id: ana.id })
  const [old, new_] = [await aPost(ctx, { created_by: ana.id }), await aPost(ctx, { created_by: ana.id })]
  const own = []
  for (let i = 0; i < 3; i++) own.push((await aPost(ctx, { created_by: me.id })).id)
  const later = await aPost(ctx, { created_by: ana.id })
  expect(await readAll(mine)).toEqual([later.id, own.at(-1), new_.id, old.id])
})

test('nothing twice and nothing lost while others post', async ({ ctx, as }) => {
  const [me, ana] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  await mine.social.saves.save({ user_id: ana.id })
  const before = []
  for (let i = 0; i < 10; i++) before.push((await aPost(ctx, { created_by: ana.id })).id)
  for (const kind of ['following', 'ranked', 'recent'] as const) {
    const seen = await readAll(mine, { kind }, async () => void (await aPost(ctx, { created_by: ana.id })))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(before))
  }
})

test('a ranked feed stands still for its reader and says why each post is there', async ({ ctx, as, api }) => {
  const [me, ana, bia] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  await mine.social.saves.save({ user_id: ana.id })
  const vegetativo = await cycleId(ctx, 'vegetativo')
  await aPlant(ctx, { created_by: me.id, plant_cycle_id: vegetativo, cycle_since: '2026-11-10' })
  const followed = await aPost(ctx, { created_by: ana.id })
  const sameWeek = await aPost(ctx, { created_by: bia.id, plant_cycle_id: vegetativo, cycle_day: 12 })
  const other = await aPost(ctx, { created_by: bia.id, plant_cycle_id: vegetativo, cycle_day: 2 })
  const saved = await aPost(ctx, { created_by: bia.id })
  await (await as(await aUser(ctx))).social.saves.save({ post_id: saved.id })
  const page = await mine.banca.feeds.read({ kind: 'ranked', per_page: 2 })
  const why = new Map(page.data.map(({ id, reason }) => [id, reason]))
  expect(why).toEqual(
    new Map([
      [sameWeek.id, 'phase'],
      [followed.id, 'following'],
    ]),
  )
  for (const one of [other, followed]) await (await as(await aUser(ctx))).social.saves.save({ post_id: one.id })
  const rest = await mine.banca.feeds.read({ kind: 'ranked', cursor: page.next_cursor ?? '' })
  expect(rest.data.map(({ id, reason }) => [id, reason])).toEqual([
    [saved.id, 'popular'],
    [other.id, 'recent'],
  ])
  await expect(api.banca.feeds.read({ kind: 'ranked', cursor: page.next_cursor ?? '' })).rejects.toMatchObject({
    status: 404,
  })
})

test('the feed of a phase and its week', async ({ ctx, api }) => {
  const floracao = await cycleId(ctx, 'floracao')
  const fifth = await aPost(ctx, { plant_cycle_id: floracao, cycle_day: 29 })
  await aPost(ctx, { plant_cycle_id: floracao, cycle_day: 28 })
  await aPost(ctx)
  for (const kind of ['following', 'ranked', 'recent'] as const)
    expect((await api.banca.feeds.read({ kind, plant_cycle_id: floracao, week: 5 })).data.map(({ id }) => id)).toEqual([
      fifth.id,
    ])
})

test('each feed has its own posts, for those who may read them', async ({ ctx, as, api }) => {
  const staff = await aUser(ctx, { user_type: 'admin' })
  const [open, bright] = [await aPost(ctx), await aPost(ctx, { highlighted_at: ctx.now() })]
  const students = await aPost(ctx, { available_by: 'alunos' })
  const members = await aPost(ctx, { available_by: 'consultoria' })
  const paid = await aPost(ctx, { available_by: 'pago', teaser: 'chamada' })
  const idsOf = async (who: Client, kind: FeedFilter['kind']) =>
    (await who.banca.feeds.read({ kind })).data.map(({ id }) => id)
  expect(await idsOf(api, 'recent')).toEqual([paid.id, bright.id, open.id])
  expect(await idsOf(api, 'highlights')).toEqual([bright.id])
  expect(await idsOf(api, 'students')).toEqual([])
  expect(await idsOf(api, 'members')).toEqual([])
  expect(await idsOf(api, 'paid')).toEqual([paid.id])
  expect(await idsOf(await as(staff), 'students')).toEqual([students.id])
  expect(await idsOf(await as(staff), 'members')).toEqual([members.id])
  expect(await idsOf(api, 'saved')).toEqual([])
})

test('what one saved, newest save first, in pages', async ({ ctx, as }) => {
  const mine = await as(await aUser(ctx))
  const made = []
  for (let i = 0; i < 5; i++) made.push((await aPost(ctx)).id)
  for (const id of made) await mine.social.saves.save({ post_id: id })
  expect(await readAll(mine, { kind: 'saved' })).toEqual(made.toReversed())
})

test('new posts are counted for who may see them', async ({ ctx, as, api }) => {
  const [me, ana] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  await mine.social.saves.save({ user_id: ana.id })
  const { id: after } = await aPost(ctx)
  await aPost(ctx, { created_by: ana.id, available_by: 'seguidores' })
  await aPost(ctx)
  expect(await mine.banca.feeds.news({ after })).toEqual({ count: 1 })
  expect(await mine.banca.feeds.news({ kind: 'ranked', after })).toEqual({ count: 2 })
  expect(await api.banca.feeds.news({ after })).toEqual({ count: 1 })
})

test('a page costs five statements at most, for whoever reads it', async ({ ctx, as, api }) => {
  const mine = await as(await aUser(ctx))
  for (let i = 0; i < 25; i++) {
    const post = await aPost(ctx, { photos: 2, text: 'Com #hashtag' })
    if (i % 2) await mine.social.saves.save({ user_id: post.created_by })
  }
  for (const who of [mine, api])
    for (const kind of [
      'following',
      'ranked',
      'recent',
      'highlights',
      'students',
      'members',
      'paid',
      'saved',
    ] as const) {
      const { result, statements } = await countStatements(() => who.banca.feeds.read({ kind }))
      expect(statements.length, kind).toBeLessThanOrEqual(5)
      if (result.next_cursor) {
        const cursor = result.next_cursor
        const next = await countStatements(() => who.banca.feeds.read({ kind, cursor }))
        expect(next.statements.length, kind).toBeLessThanOrEqual(5)
      }
    }
})

test('readings go after a day; a cursor that is none is refused beside its field', async ({ ctx, api, clock }) => {
  for (let i = 0; i < 4; i++) await aPost(ctx)
  const { next_cursor } = await api.banca.feeds.read({ kind: 'ranked', per_page: 2 })
  clock.now = new Date(ctx.now().getTime() + 90_000_000)
  await purgeReadings(ctx)
  await expect(api.banca.feeds.read({ cursor: next_cursor ?? '' })).rejects.toMatchObject({ status: 404 })
  await expect(api.banca.feeds.read({ cursor: 'x' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { cursor: [expect.any(String)] } },
  })
})

test('by number of page it says how many there are, and each post comes once', async ({ ctx, as }) => {
  const [me, ana] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(me)
  await mine.social.saves.save({ user_id: ana.id })
  for (let i = 0; i < 5; i++) await aPost(ctx, { created_by: ana.id })
  for (const kind of ['following', 'recent', 'ranked'] as const) {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => mine.banca.feeds.read({ kind, page, per_page: 2 })))
    expect(pages.map(({ current_page, last_page, total }) => [current_page, last_page, total])).toEqual([
      [1, 3, 5],
      [2, 3, 5],
      [3, 3, 5],
      [4, 3, 5],
    ])
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect([ids.length, new Set(ids).size], kind).toEqual([5, 5])
  }
})
