import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { searchable } from '#shared/text.ts'
import { type Space, spaces } from './spaces.table.ts'

let count = 0

/** A private tent of 80 × 80 × 180 cm, of a new user unless `created_by` is given. */
export async function aSpace(ctx: Context, overrides: Partial<typeof spaces.$inferInsert> = {}): Promise<Space> {
  const created_by = overrides.created_by ?? (await aUser(ctx)).id
  const name = overrides.name ?? 'Tenda da sala'
  const [space] = await ctx.db
    .insert(spaces)
    .values({
      slug: `tenda-${Date.now()}-${++count}`,
      width_cm: 80,
      depth_cm: 80,
      height_cm: 180,
      search_text: searchable(name),
      ...overrides,
      name,
      created_by,
    })
    .returning()
  if (!space) throw new Error('insert returned no row')
  return space
}
