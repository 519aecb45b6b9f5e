import { and, eq } from 'drizzle-orm'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant } from './plants.factory.ts'
import { canSee, visibleTo } from './plants.policy.ts'
import { plants } from './plants.table.ts'

test('the sentence and the SQL agree, viewer by viewer and plant by plant', async ({ ctx, contextOf }) => {
  const grower = await aUser(ctx)
  const kinds = [
    { private: true },
    { private: false },
    { private: false, deleted_at: ctx.now() },
    { private: true, deleted_at: ctx.now() },
  ]
  const all = await Promise.all(kinds.map((kind) => aPlant(ctx, { ...kind, created_by: grower.id })))
  const people = [grower, await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]
  const viewers = [null, ...(await Promise.all(people.map(async (user) => (await contextOf(user)).viewer)))]
  for (const viewer of viewers)
    for (const plant of all) {
      const found = await ctx.db
        .select()
        .from(plants)
        .where(and(eq(plants.id, plant.id), visibleTo(viewer)))
      expect(found.length === 1, `${viewer?.user_type ?? 'visitor'} ${viewer?.id} and ${JSON.stringify(plant)}`).toBe(
        canSee(viewer, plant),
      )
    }
})
