import { and, asc, count, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { dayKey } from '#shared/dates.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { ad_acts, ad_days } from '../counting/counting.table.ts'
import { measuredViewer } from '../counting/viewer-mark.queries.ts'
import { ad_types } from '../types/ad-types.table.ts'
import { isRunning } from './ads.policy.ts'
import type { AdCard, AdDay, AdDayFilter, AdFilter, ShownAd } from './ads.schemas.ts'
import { type Ad, ads } from './ads.table.ts'

const summed = (column: typeof ad_days.impressions | typeof ad_days.clicks) =>
  sql<number>`(select coalesce(sum(${column}), 0)::int from ${ad_days} where ${ad_days.ad_id} = ${ads.id})`
const impressions = summed(ad_days.impressions)
const clicks = summed(ad_days.clicks)

const photo = {
  id: files.id,
  key: files.key,
  public: files.public,
  width: files.width,
  height: files.height,
  placeholder: files.placeholder,
  sizes: files.sizes,
}

const cards = ({ db }: Context) =>
  db
    .select({ ad: ads, type: ad_types, photo, impressions, clicks })
    .from(ads)
    .innerJoin(ad_types, eq(ad_types.id, ads.type_id))
    .leftJoin(files, eq(files.id, ads.file_id))

/** Every ad, for the team. */
export async function listAds(ctx: Context, filter: AdFilter): Promise<Page<AdCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.active === undefined ? undefined : eq(ads.active, filter.active),
    filter.type_id ? eq(ads.type_id, filter.type_id) : undefined,
    filter.search ? contains(ads.name, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    cards(ctx).where(where).orderBy(ordered(filter), desc(ads.id)).limit(limit).offset(offset),
    ctx.db.select({ total: count() }).from(ads).where(where),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

function ordered({ order_by, order_type }: AdFilter): SQL {
  const direction = (order_type ?? (order_by === 'name' ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return direction({ created_at: ads.created_at, name: ads.name, impressions, clicks }[order_by])
}

export async function showAd(ctx: Context, id: number): Promise<AdCard> {
  const [row] = await cards(ctx).where(eq(ads.id, id))
  if (!row) throw new AppError('not_found', 'Esse anúncio não existe mais.')
  return toCard(ctx, row)
}

type Row = {
  ad: Ad
  type: typeof ad_types.$inferSelect
  photo: Addressable | null
  impressions: number
  clicks: number
}

function toCard(ctx: Context, { ad, type, photo, ...counted }: Row): AdCard {
  const { id, name, alt, link, starts_on, ends_on, weight, daily_limit, active, created_at } = ad
  return {
    ...{ id, name, alt, link, starts_on, ends_on, weight, daily_limit, active, created_at, ...counted },
    type: { id: type.id, name: type.name, slug: type.slug },
    photo: photo && photoDocument(ctx, photo),
    running: type.active && isRunning(ad, dayKey(ctx.now())),
  }
}

/** Counters by day, newest first: of one ad, or of all. */
export async function listAdDays({ db }: Context, filter: AdDayFilter): Promise<Page<AdDay>> {
  const { limit, offset } = windowOf(filter)
  const where = filter.id ? eq(ad_days.ad_id, filter.id) : undefined
  const { ad_id, on, impressions, clicks } = ad_days
  const [rows, totals] = await Promise.all([
    db
      .select({ ad_id, name: ads.name, on, impressions, clicks })
      .from(ad_days)
      .innerJoin(ads, eq(ads.id, ad_id))
      .where(where)
      .orderBy(desc(on), asc(ad_id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(ad_days).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** All ads that are shown today, but for those that this person has seen often enough. */
export async function shownAds(ctx: Context): Promise<{ data: ShownAd[] }> {
  const today = dayKey(ctx.now())
  const rows = await ctx.db
    .select({ ad: ads, type: ad_types, photo })
    .from(ads)
    .innerJoin(ad_types, and(eq(ad_types.id, ads.type_id), ad_types.active))
    .innerJoin(files, eq(files.id, ads.file_id))
    .where(
      and(
        ads.active,
        isNotNull(ads.file_id),
        sql`${ads.starts_on} <= ${today}`,
        or(isNull(ads.ends_on), gte(ads.ends_on, today)),
        notSeenEnough(ctx),
      ),
    )
    .orderBy(asc(ads.id))
  return { data: rows.map((row) => toShown(ctx, row)) }
}

/** Nothing is known of who refused to be counted: no limit holds for them. */
function notSeenEnough(ctx: Context): SQL | undefined {
  const viewer = measuredViewer(ctx)
  if (!viewer) return undefined
  const seen = sql`(select count(*) from ${ad_acts} where ${ad_acts.ad_id} = ${ads.id} and ${ad_acts.act} = 'impression'
    and ${ad_acts.viewer} = ${viewer} and ${ad_acts.hour} >= ${startOfDay(ctx)}::timestamptz)`
  return or(isNull(ads.daily_limit), sql`${seen} < ${ads.daily_limit}`)
}

const startOfDay = ({ now }: Context) => `${dayKey(now())}T00:00:00-03:00`

function toShown(
  ctx: Context,
  { ad, type, photo }: { ad: Ad; type: typeof ad_types.$inferSelect; photo: Addressable },
): ShownAd {
  const { id, name, alt, link, weight } = ad
  const { slug, width, height } = type
  return { id, type: slug, photo: photoDocument(ctx, photo), name, alt, link, weight, width, height }
}
