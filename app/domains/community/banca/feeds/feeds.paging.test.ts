import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPost } from '../posts/posts.factory.ts'
import { posts } from '../posts/posts.table.ts'

const AUTHORS = 4
const author = fc.nat({ max: AUTHORS - 1 })
const some = fc.nat({ max: 40 })
/** What may happen between two pages. */
const event = fc.oneof(
  fc.record({ what: fc.constant('post' as const), author }),
  fc.record({ what: fc.constant('delete' as const), some }),
  fc.record({ what: fc.constant('hide' as const), some }),
  fc.record({ what: fc.constant('follow' as const), author }),
  fc.record({ what: fc.constant('save' as const), some }),
)
const story = fc.record({
  kind: fc.constantFrom('following' as const, 'ranked' as const, 'recent' as const),
  before: fc.array(author, { minLength: 1, maxLength: 14 }),
  followed: fc.uniqueArray(author, { maxLength: AUTHORS }),
  per_page: fc.integer({ min: 1, max: 5 }),
  /** One list for each page. */
  between: fc.array(fc.array(event, { maxLength: 3 }), { maxLength: 8 }),
})

test('nothing twice, and nothing lost that was there at the start and still is', async ({ ctx, as }) => {
  const run = fc.asyncProperty(story, async ({ kind, before, followed, per_page, between }) => {
    await ctx.db.delete(posts)
    const me = await aUser(ctx)
    const mine = await as(me)
    const authors: { id: number }[] = []
    for (let i = 0; i < AUTHORS; i++) authors.push(await aUser(ctx))
    const idOf = (i: number) => authors[i]?.id ?? 0
    for (const one of followed) await follow(ctx, me.id, idOf(one))
    const started: number[] = []
    for (const one of before) started.push((await aPost(ctx, { created_by: idOf(one) })).id)
    const gone = new Set<number>()

    async function happen(one: (typeof between)[number][number]) {
      if (one.what === 'post') await aPost(ctx, { created_by: idOf(one.author) })
      if (one.what === 'follow') await follow(ctx, me.id, idOf(one.author))
      if (one.what === 'delete' || one.what === 'hide' || one.what === 'save') {
        const id = started[one.some % started.length] ?? 0
        const column = { delete: { deleted_at: ctx.now() }, hide: { hidden_at: ctx.now() }, save: { rank: 99 } }[
          one.what
        ]
        if (one.what !== 'save') gone.add(id)
        await ctx.db.update(posts).set(column).where(eq(posts.id, id))
      }
    }

    const seen: number[] = []
    let cursor: string | null | undefined
    for (let page = 0; cursor !== null; page++) {
      const read = await mine.banca.feeds.read({ kind, per_page, ...(cursor ? { cursor } : {}) })
      seen.push(...read.data.map(({ id }) => id))
      cursor = read.next_cursor
      for (const one of between[page] ?? []) await happen(one)
    }

    expect(
      seen.filter((id, at) => seen.indexOf(id) !== at),
      'twice',
    ).toEqual([])
    expect(
      started.filter((id) => !gone.has(id) && !seen.includes(id)),
      'lost',
    ).toEqual([])
  })
  await fc.assert(run, { numRuns: 200, seed: 20261122 })
})

const follow = (ctx: Context, user_id: number, target_id: number) =>
  ctx.db.insert(saves).values({ user_id, target: 'user', target_id }).onConflictDoNothing()

test('a post about a saved plant, of somebody who is not followed, stands there once', async ({ ctx, as }) => {
  const [me, ana] = [await aUser(ctx), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: ana.id, private: false })
  await ctx.db.insert(saves).values({ user_id: me.id, target: 'plant', target_id: plant.id })
  const told = await aPost(ctx, { created_by: ana.id, plant_id: plant.id })
  const other = await aPost(ctx, { created_by: ana.id })
  const { data } = await (await as(me)).banca.feeds.read({ kind: 'following' })
  expect(data.map(({ id }) => id)).toEqual([told.id, other.id])
})
