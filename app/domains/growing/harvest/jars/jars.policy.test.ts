import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aJar } from './jars.factory.ts'
import { canSee, visibleTo } from './jars.policy.ts'
import { jars } from './jars.table.ts'

test('a jar is seen by its grower alone; sentence and SQL agree for every viewer', async ({ ctx, contextOf }) => {
  const grower = await aUser(ctx)
  const made = [
    await aJar(ctx, { created_by: grower.id }),
    await aJar(ctx, { created_by: grower.id, archived_at: ctx.now() }),
    await aJar(ctx, { created_by: grower.id, deleted_at: ctx.now() }),
  ]
  const staff = await aUser(ctx, { user_type: 'admin' })
  const viewers = [null, ...(await Promise.all([grower, await aUser(ctx), staff].map(contextOf))).map((c) => c.viewer)]
  for (const viewer of viewers)
    for (const jar of made) {
      const rows = await ctx.db.select().from(jars).where(visibleTo(viewer))
      const seen = rows.some(({ id }) => id === jar.id)
      expect(seen).toBe(canSee(viewer, jar))
      expect(seen).toBe(viewer?.id === grower.id && !jar.deleted_at)
    }
  expect(await ctx.db.$count(jars, eq(jars.created_by, grower.id))).toBe(3)
})
