import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { type Jar, jars } from './jars.table.ts'

let count = 0

/** A jar of 50 g, sealed on 1 November, of a new user unless `created_by` is given. */
export async function aJar(ctx: Context, overrides: Partial<typeof jars.$inferInsert> = {}): Promise<Jar> {
  const created_by = overrides.created_by ?? (await aUser(ctx)).id
  const number = overrides.number ?? ++count
  const [jar] = await ctx.db
    .insert(jars)
    .values({
      slug: `pote-${Date.now()}-${number}`,
      sealed_on: '2026-11-01',
      net_g: 50,
      ...overrides,
      number,
      created_by,
    })
    .returning()
  if (!jar) throw new Error('insert returned no row')
  return jar
}
