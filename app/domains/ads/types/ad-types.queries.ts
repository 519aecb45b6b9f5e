import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { AdType, AdTypeFilter } from './ad-types.schemas.ts'
import { ad_types } from './ad-types.table.ts'

/** With the tables' names: of columns alone a query of one table leaves them out. */
const adsCount = sql<number>`(select count(*)::int from ads a where a.type_id = ad_types.id)`
const columns = {
  id: ad_types.id,
  slug: ad_types.slug,
  name: ad_types.name,
  width: ad_types.width,
  height: ad_types.height,
  active: ad_types.active,
  ads_count: adsCount,
}

export async function listAdTypes({ db }: Context, filter: AdTypeFilter): Promise<Page<AdType>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.active === undefined ? undefined : eq(ad_types.active, filter.active),
    filter.search ? contains(ad_types.name, filter.search) : undefined,
  )
  const direction = filter.order_type === 'desc' ? desc : asc
  const [rows, totals] = await Promise.all([
    db
      .select(columns)
      .from(ad_types)
      .where(where)
      .orderBy(direction(ad_types[filter.order_by]), asc(ad_types.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(ad_types).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

export async function showAdType({ db }: Context, id: number): Promise<AdType> {
  const [type] = await db.select(columns).from(ad_types).where(eq(ad_types.id, id))
  if (!type) throw new AppError('not_found', 'Esse espaço de anúncio não existe mais.')
  return type
}
