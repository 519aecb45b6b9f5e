import { eq } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { DashboardAsk, StoreDashboard, StoreGlance } from './dashboard.schemas.ts'
import { bestSellers, conversionOf, lowStock, type Period, salesByDay, sumOf } from './sales.queries.ts'
import { todoOf } from './todo.queries.ts'

const nothing = { amount: 0, orders: 0, units: 0 }

/** The last so many days with today, and as many before them. */
function periodsOf(ctx: Context, days: number): { now: Period; before: Period } {
  const to = dayKey(ctx.now())
  const from = addDays(to, 1 - days)
  return { now: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}

/** A store in numbers, for who works in it. */
export async function showDashboard(ctx: Context, { store: slug, days }: DashboardAsk): Promise<StoreDashboard> {
  const { store } = await inStore(ctx, slug, 'store.read')
  const { now, before } = periodsOf(ctx, days)
  const [todo, sold, best_sellers, conversion, low] = await Promise.all([
    todoOf(ctx, [store.id]),
    salesByDay(ctx, [store.id], { from: before.from, to: now.to }),
    bestSellers(ctx, store.id, now),
    conversionOf(ctx, store.id, now),
    lowStock(ctx, store.id),
  ])
  const known = new Map(sold.map((one) => [one.day, one]))
  const own = todo.get(store.id)
  if (!own) throw new Error(`nothing counted of store ${store.id}`)
  return {
    days,
    ...now,
    todo: own,
    sales: sumOf(sold.filter(({ day }) => day >= now.from)),
    before: sumOf(sold.filter(({ day }) => day < now.from)),
    by_day: Array.from({ length: days }, (_, index) => {
      const day = addDays(now.from, index)
      const { amount, orders } = known.get(day) ?? nothing
      return { day, amount, orders }
    }),
    ...{ conversion, best_sellers, low },
  }
}

/** The last thirty days of every store in which the viewer works. */
export async function listGlances(ctx: Context): Promise<{ data: StoreGlance[] }> {
  const rows = await ctx.db
    .select({ id: store_members.store_id })
    .from(store_members)
    .where(eq(store_members.user_id, signedIn(ctx).id))
  const ids = rows.map(({ id }) => id)
  const [todo, sold] = await Promise.all([todoOf(ctx, ids), salesByDay(ctx, ids, periodsOf(ctx, 30).now)])
  return {
    data: [...todo].map(([store_id, one]) => ({
      store_id,
      todo: one,
      sales: sumOf(sold.filter((day) => day.store_id === store_id)),
    })),
  }
}
