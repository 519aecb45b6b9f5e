import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { searchable } from '#shared/text.ts'
import { type Stuff, stuffs } from './stuffs.table.ts'

let count = 0

/** A private lamp of 100 W, of a new user unless `created_by` is given. */
export async function aStuff(ctx: Context, overrides: Partial<typeof stuffs.$inferInsert> = {}): Promise<Stuff> {
  const created_by = overrides.created_by ?? (await aUser(ctx)).id
  const name = overrides.name ?? 'Quantum board'
  const [stuff] = await ctx.db
    .insert(stuffs)
    .values({
      slug: `item-${Date.now()}-${++count}`,
      stuff_type_id: 1,
      specs: { technology: 'led', watts: 100, ppf: 270 },
      search_text: searchable(name),
      ...overrides,
      name,
      created_by,
    })
    .returning()
  if (!stuff) throw new Error('insert returned no row')
  return stuff
}
