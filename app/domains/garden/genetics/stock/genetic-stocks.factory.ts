import type { Context } from '#platform/context.ts'
import { aGenetic } from '../library/genetics.factory.ts'
import { type GeneticStock, genetic_stocks } from './genetic-stocks.table.ts'

/** Five seeds of an own entry. */
export async function aStock(
  ctx: Context,
  overrides: Partial<typeof genetic_stocks.$inferInsert> & { created_by: number },
): Promise<GeneticStock> {
  const genetic_id = overrides.genetic_id ?? (await aGenetic(ctx, { created_by: overrides.created_by })).id
  const [stock] = await ctx.db
    .insert(genetic_stocks)
    .values({ kind: 'semente', count: 5, ...overrides, genetic_id })
    .returning()
  if (!stock) throw new Error('insert returned no row')
  return stock
}
