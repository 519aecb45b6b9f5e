import { and, eq } from 'drizzle-orm'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from './plans.factory.ts'
import { canSee, visibleTo } from './plans.policy.ts'
import { plans } from './plans.table.ts'

test('the sentence and the SQL agree, viewer by viewer and plan by plan', async ({ ctx, contextOf }) => {
  const grower = await aUser(ctx)
  const kinds = [{ private: true }, { private: false }, { private: false, deleted_at: ctx.now() }]
  const all = await Promise.all(kinds.map((kind) => aPlan(ctx, { ...kind, created_by: grower.id })))
  const people = [grower, await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]
  const viewers = [null, ...(await Promise.all(people.map(async (user) => (await contextOf(user)).viewer)))]
  for (const viewer of viewers)
    for (const plan of all) {
      const found = await ctx.db
        .select()
        .from(plans)
        .where(and(eq(plans.id, plan.id), visibleTo(viewer)))
      expect(found.length === 1).toBe(canSee(viewer, plan))
    }
})
