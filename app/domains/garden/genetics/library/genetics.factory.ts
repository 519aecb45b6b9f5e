import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { searchable } from '#shared/text.ts'
import { type Genetic, genetics } from './genetics.table.ts'

let made = 0

/** A private entry of a new user unless `created_by` is given. */
export async function aGenetic(ctx: Context, overrides: Partial<typeof genetics.$inferInsert> = {}): Promise<Genetic> {
  const created_by = overrides.created_by ?? (await aUser(ctx)).id
  const name = overrides.name ?? 'Haze'
  const search_text = searchable(`${name} ${overrides.breeder ?? ''}`)
  const [genetic] = await ctx.db
    .insert(genetics)
    .values({ slug: `haze-${Date.now()}-${++made}`, name, search_text, ...overrides, created_by })
    .returning()
  if (!genetic) throw new Error('insert returned no row')
  return genetic
}
