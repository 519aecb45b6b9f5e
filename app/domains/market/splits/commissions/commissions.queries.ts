import { type SQL, sql } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { commissionRows } from './commission-rows.queries.ts'
import type { Commission, CommissionFilter, CommissionSums, StoreCommissionFilter } from './commissions.schemas.ts'

const mine = (ctx: Context) => sql`a.user_id = ${signedIn(ctx).id}`

async function ofStore(ctx: Context, slug: string) {
  const { store } = await inStore(ctx, slug, 'store.read')
  return sql`o.store_id = ${store.id}`
}

export const listStoreCommissions = async (ctx: Context, { store, ...filter }: StoreCommissionFilter) =>
  list(ctx, await ofStore(ctx, store), filter)
export const listOwnCommissions = (ctx: Context, filter: CommissionFilter) => list(ctx, mine(ctx), filter)

type Row = Omit<Commission, 'store' | 'created_at'> & { slug: string; name: string; created_at: string }

async function list(ctx: Context, whose: SQL, filter: CommissionFilter): Promise<Page<Commission>> {
  const { limit, offset } = windowOf(filter)
  const rows = commissionRows(ctx, whose)
  const where = sql`${filter.state ? sql`c.state = ${filter.state}` : sql`true`} and ${
    filter.search
      ? sql`(${contains(sql`c.title`, filter.search)} or ${contains(sql`c.order_uuid`, filter.search)} or ${contains(sql`u.nickname`, filter.search)})`
      : sql`true`
  }`
  const by = { created_at: sql`c.created_at`, amount: sql`c.amount` }[filter.order_by]
  const direction = filter.order_type === 'asc' ? sql`asc` : sql`desc`
  const joined = sql`from ${rows} c join users u on u.id = c.user_id join stores s on s.id = c.store_id where ${where}`
  const [found, totals] = await Promise.all([
    ctx.db.execute<Row>(sql`select c.id, c.order_uuid, c.title, u.nickname::text as nickname, c.code, s.slug, s.name, c.paid,
      c.bps, c.amount, c.back, c.state, c.created_at ${joined} order by ${by} ${direction}, c.id desc
      limit ${limit} offset ${offset}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${joined}`),
  ])
  const data = found.rows.map(({ slug, name, created_at, ...row }) => ({
    ...row,
    store: { slug, name },
    created_at: new Date(created_at),
  }))
  return toPage(data, totals.rows[0]?.total ?? 0, filter)
}

export const sumStoreCommissions = async (ctx: Context, { store }: { store: string }) =>
  sums(ctx, await ofStore(ctx, store))
export const sumOwnCommissions = (ctx: Context) => sums(ctx, mine(ctx))

async function sums(ctx: Context, whose: SQL): Promise<CommissionSums> {
  const { rows } = await ctx.db.execute<CommissionSums>(sql`select count(*) filter (where sold)::int as sales,
    coalesce(sum(amount - back) filter (where state = 'pendente'), 0)::int as pendente,
    coalesce(sum(amount - back) filter (where state = 'aprovada'), 0)::int as aprovada,
    coalesce(sum(amount - back) filter (where state = 'paga'), 0)::int as paga,
    coalesce(sum(case when state = 'estornada' then amount else back end), 0)::int as estornada
    from ${commissionRows(ctx, whose)} c`)
  const [row] = rows
  if (!row) throw new Error('sums without a row')
  return row
}
