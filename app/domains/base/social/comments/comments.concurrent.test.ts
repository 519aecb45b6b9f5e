import { eq, sql } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { social_counters } from '../counters/counters.table.ts'
import { comments } from './comments.table.ts'

test('twenty people comment twice at once and delete one: the counter equals the facts', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const people = await Promise.all(Array.from({ length: 20 }, () => aUser(ctx)))
  await Promise.all(
    people.map(async (person) => {
      const { social } = await as(person)
      const key = crypto.randomUUID()
      const say = (text: string, idempotency_key?: string) =>
        social.comments.post({ plant_id: plant.id, text, idempotency_key })
      const [one] = await Promise.all([say('um', key), say('um', key), say('dois')])
      await social.comments.removeComment({ comment_id: one.id })
    }),
  )
  const [facts] = await ctx.db
    .select({ count: sql<number>`count(*) filter (where deleted_at is null)::int` })
    .from(comments)
  const [counter] = await ctx.db.select().from(social_counters).where(eq(social_counters.target_id, plant.id))
  expect(facts?.count).toBe(20)
  expect(counter?.comments_count).toBe(20)
})
