import { and, asc, eq, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { FreightTableCard, FreightTableDetail, FreightTableRef } from './freight-tables.schemas.ts'
import { freight_rates, freight_tables } from './freight-tables.table.ts'
import { cheaperWhenHeavier } from './rates.model.ts'

const ofRates = (what: string) =>
  sql<number | null>`(select ${sql.raw(what)} from freight_rates r where r.table_id = freight_tables.id)`

/** The tables of a store, oldest first. */
export const tablesOf = (ctx: Context, store_id: number): Promise<FreightTableCard[]> =>
  ctx.db
    .select({
      id: freight_tables.id,
      name: freight_tables.name,
      active: freight_tables.active,
      free_from: freight_tables.free_from,
      rates: sql<number>`(select count(*)::int from freight_rates r where r.table_id = freight_tables.id)`,
      lowest: ofRates('min(r.price)'),
      highest: ofRates('max(r.price)'),
      max_grams: ofRates('max(r.max_grams)'),
    })
    .from(freight_tables)
    .where(eq(freight_tables.store_id, store_id))
    .orderBy(asc(freight_tables.id))

export const ratesOf = (ctx: Context, table_id: number) =>
  ctx.db
    .select()
    .from(freight_rates)
    .where(eq(freight_rates.table_id, table_id))
    .orderBy(asc(freight_rates.cep_from), asc(freight_rates.max_grams))

export const noTable = () => new AppError('not_found', 'Não encontramos essa tabela de frete.')

export async function showTable(ctx: Context, ref: FreightTableRef): Promise<FreightTableDetail> {
  const { store } = await inStore(ctx, ref.store, 'store.read')
  const [table] = await ctx.db
    .select()
    .from(freight_tables)
    .where(and(eq(freight_tables.id, ref.id), eq(freight_tables.store_id, store.id)))
  if (!table) throw noTable()
  const rates = await ratesOf(ctx, table.id)
  const odd = new Set(cheaperWhenHeavier(rates))
  const { id, name, active, free_from } = table
  return {
    ...{ id, name, active, free_from },
    rates: rates.map(({ table_id: _, ...rate }, at) => ({ ...rate, is_odd: odd.has(at) })),
  }
}
