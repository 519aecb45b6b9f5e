import { and, asc, eq } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { PickupPoint, PickupPointRef } from './pickup-points.schemas.ts'
import { pickup_points } from './pickup-points.table.ts'

const columns = {
  id: pickup_points.id,
  name: pickup_points.name,
  address: pickup_points.address,
  city: pickup_points.city,
  uf: pickup_points.uf,
  hours: pickup_points.hours,
  active: pickup_points.active,
}

export const pickupsOf = (ctx: Context, store_id: number): Promise<PickupPoint[]> =>
  ctx.db.select(columns).from(pickup_points).where(eq(pickup_points.store_id, store_id)).orderBy(asc(pickup_points.id))

/** The street of the point of an option ('retirada:12'). */
export async function streetOfPickup({ db }: Context, key: string): Promise<string | undefined> {
  const [point] = await db
    .select({ address: pickup_points.address })
    .from(pickup_points)
    .where(eq(pickup_points.id, Number(key.split(':')[1])))
  return point?.address
}

export const noPickup = () => new AppError('not_found', 'Não encontramos esse ponto de retirada.')

export async function showPickup(ctx: Context, { store: slug, id }: PickupPointRef): Promise<PickupPoint> {
  const { store } = await inStore(ctx, slug, 'store.read')
  const one = and(eq(pickup_points.id, id), eq(pickup_points.store_id, store.id))
  const [point] = await ctx.db.select(columns).from(pickup_points).where(one)
  if (!point) throw noPickup()
  return point
}
