import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('what growers wrote in open plants, newest first, an act on many plants once, in pages without gap', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const ana = await aUser(ctx)
  const hers = await as(ana)
  const open = { private: false, created_by: ana.id }
  const [one, two] = [await aPlant(ctx, open), await aPlant(ctx, open)]
  const closed = await aPlant(ctx, { created_by: ana.id })
  const texts: string[] = []
  for (let i = 0; i < 7; i++) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    await hers.journal.updates.act({ plant_ids: [one.id, two.id], kind: 'nota', text: `Nota ${i}.` })
    await hers.journal.updates.post({ id_or_slug: closed.slug, text: 'Só minha.' })
    texts.unshift(`Nota ${i}.`)
  }
  const read: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await api.journal.openUpdates.list({ per_page: 3, ...(cursor ? { cursor } : {}) })
    read.push(...page.data.map(({ text, more_plants }) => (more_plants === 1 ? text : `${text} ${more_plants}`)))
    cursor = page.next_cursor
  } while (cursor)
  expect(read).toEqual(texts)
})

test('neither what is closed or archived, nor by the owner', async ({ ctx, as, api }) => {
  const ana = await aUser(ctx)
  const hers = await as(ana)
  const plant = await aPlant(ctx, { private: false, created_by: ana.id })
  await hers.journal.updates.post({ id_or_slug: plant.slug, text: 'À vista.' })
  expect((await api.journal.openUpdates.list({})).data).toHaveLength(1)
  await ctx.db.update(plants).set({ archived_at: ctx.now() }).where(eq(plants.id, plant.id))
  expect((await hers.journal.openUpdates.list({})).data).toHaveLength(0)
  await ctx.db.update(plants).set({ archived_at: null, private: true }).where(eq(plants.id, plant.id))
  expect((await hers.journal.openUpdates.list({})).data).toHaveLength(0)
})
