import { and, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { searchable } from '#shared/text.ts'
import { type Plant, plant_cycle_changes, plant_photos, plant_places, plants } from './plants.table.ts'

/** The id of a cycle by its slug: 'semente', 'vegetativo'… */
export async function cycleId({ db }: Context, slug: string) {
  const named = and(eq(catalogue_items.catalogue, 'ciclos_da_planta'), eq(catalogue_items.slug, slug))
  const [cycle] = await db.select({ id: catalogue_items.id }).from(catalogue_items).where(named)
  if (!cycle) throw new Error(`no cycle ${slug}`)
  return cycle.id
}

let count = 0

/** A private plant in its vegetative cycle, of a new user unless `created_by` is given. */
export async function aPlant(
  ctx: Context,
  overrides: Partial<typeof plants.$inferInsert> & { photos?: number } = {},
): Promise<Plant> {
  const { photos = 0, ...columns } = overrides
  const created_by = columns.created_by ?? (await aUser(ctx)).id
  const name = columns.name ?? 'Lua'
  const plant_cycle_id = columns.plant_cycle_id ?? (await cycleId(ctx, 'vegetativo'))
  const [plant] = await ctx.db
    .insert(plants)
    .values({
      slug: `lua-${Date.now()}-${++count}`,
      name,
      search_text: searchable(`${name} ${columns.genetic_name ?? ''}`),
      started_on: '2026-10-01',
      cycle_since: '2026-10-20',
      ...columns,
      created_by,
      plant_cycle_id,
    })
    .returning()
  if (!plant) throw new Error('insert returned no row')
  await ctx.db
    .insert(plant_cycle_changes)
    .values({ plant_id: plant.id, plant_cycle_id, on: plant.cycle_since, created_by })
  const { id: plant_id, space_id, started_on: since } = plant
  if (space_id) await ctx.db.insert(plant_places).values({ plant_id, space_id, since })
  for (let position = 0; position < photos; position++) {
    const file = await aPhoto(ctx, { created_by, attached: true, public: !plant.private })
    await ctx.db.insert(plant_photos).values({ plant_id: plant.id, file_id: file.id, position })
  }
  return plant
}
