import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { genetics } from '../library/genetics.table.ts'
import type { Stock, StockFilter } from './genetic-stocks.schemas.ts'
import { genetic_stocks } from './genetic-stocks.table.ts'

const MOST = 500

/** A pack is its grower's alone: of anybody else it is not there. */
export const noStock = () => new AppError('not_found', 'Não encontramos esse pacote no seu estoque.')
export const ownStock = (ctx: Context, id?: number) =>
  and(
    eq(genetic_stocks.created_by, signedIn(ctx).id),
    isNull(genetic_stocks.deleted_at),
    id === undefined ? undefined : eq(genetic_stocks.id, id),
  )

export const listStocks = async (ctx: Context, { genetic_id, left }: StockFilter) => ({
  data: await stocksWhere(
    ctx,
    and(
      genetic_id ? eq(genetic_stocks.genetic_id, genetic_id) : undefined,
      left ? gt(genetic_stocks.count, 0) : undefined,
    ),
  ),
})

export async function showStock(ctx: Context, id: number): Promise<Stock> {
  const [stock] = await stocksWhere(ctx, eq(genetic_stocks.id, id))
  if (!stock) throw noStock()
  return stock
}

const stocksWhere = (ctx: Context, where: SQL | undefined): Promise<Stock[]> =>
  ctx.db
    .select({
      id: genetic_stocks.id,
      genetic: { id: genetics.id, slug: genetics.slug, name: genetics.name, breeder: genetics.breeder },
      kind: genetic_stocks.kind,
      count: genetic_stocks.count,
      generation: genetic_stocks.generation,
      source: genetic_stocks.source,
      obtained_on: genetic_stocks.obtained_on,
      note: genetic_stocks.note,
      plants: sql<number>`(select count(*)::int from plants p where p.genetic_stock_id = ${genetic_stocks.id} and p.deleted_at is null)`,
    })
    .from(genetic_stocks)
    .innerJoin(genetics, eq(genetics.id, genetic_stocks.genetic_id))
    .where(and(ownStock(ctx), where))
    .orderBy(asc(genetics.search_text), asc(genetic_stocks.id))
    .limit(MOST)
