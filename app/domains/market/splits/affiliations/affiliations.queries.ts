import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { earned, earnedByAffiliation, ofAffiliation } from '../commissions/commission-sums.queries.ts'
import { programmesById } from '../programmes/programmes.queries.ts'
import type { AffiliateProgramme } from '../programmes/programmes.schemas.ts'
import { affiliate_programmes } from '../programmes/programmes.table.ts'
import { affiliationMoves } from './affiliation.kinds.ts'
import { liveStates, mayDecide } from './affiliation.model.ts'
import type { OwnAffiliation, StoreAffiliate, StoreAffiliateFilter } from './affiliations.schemas.ts'
import { type Affiliation, affiliation_terms, affiliations } from './affiliations.table.ts'

/** Clicks of the last 30 days; sales and commission of all times. */
const figures = (ctx: Context) => ({
  clicks: sql<number>`(select count(*) from affiliate_clicks c where c.affiliation_id = ${affiliations.id}
    and c.at > ${ctx.now().toISOString()}::timestamptz - interval '30 days')`.mapWith(Number),
  ...earned,
})

/** One's own affiliations, those at work first. */
export async function listOwnAffiliations(ctx: Context): Promise<{ data: OwnAffiliation[] }> {
  const { id } = signedIn(ctx)
  const rows = await ctx.db
    .select({ affiliation: affiliations, ...figures(ctx) })
    .from(affiliations)
    .leftJoin(earnedByAffiliation(ctx, sql`a.user_id = ${id}`), ofAffiliation(affiliations.id))
    .where(eq(affiliations.user_id, id))
    .orderBy(
      sql`case ${affiliations.state} when 'ativa' then 0 when 'suspensa' then 1 when 'pendente' then 2 else 3 end`,
      desc(affiliations.id),
    )
    .limit(200)
  const [programmes, accepted] = await Promise.all([
    programmesById(
      ctx,
      sql`${affiliate_programmes.id} in (select a.programme_id from affiliations a where a.user_id = ${id})`,
    ),
    ctx.db
      .select({ affiliation_id: affiliation_terms.affiliation_id, terms_id: affiliation_terms.terms_id })
      .from(affiliation_terms)
      .where(and(eq(affiliation_terms.user_id, id), eq(affiliation_terms.act, 'aceito'))),
  ])
  const data = rows.flatMap(({ affiliation, ...sums }) => {
    const programme = programmes.get(affiliation.programme_id)
    if (!programme) return []
    const next = programme.next_terms?.id
    const next_accepted = accepted.some((one) => one.affiliation_id === affiliation.id && one.terms_id === next)
    return [ownView(ctx, { affiliation, programme, next_accepted, sums })]
  })
  return { data }
}

type Sums = Pick<OwnAffiliation, 'clicks' | 'sales' | 'commission'>
type Own = { affiliation: Affiliation; programme: AffiliateProgramme; next_accepted: boolean; sums: Sums }

function ownView(ctx: Context, { affiliation, programme, next_accepted, sums }: Own): OwnAffiliation {
  const { id, code, state, reason, ends_at } = affiliation
  const page = programme.product ? `${programme.store.slug}/${programme.product.slug}` : programme.store.slug
  return {
    ...{ id, code, state, reason, ends_at, programme, next_accepted, ...sums },
    link: `${ctx.env.site.url}/loja/${page}?a=${code}`,
    can: { leave: liveStates.includes(state) },
  }
}

const frauds = sql<number>`(select count(*) from affiliate_frauds f
  where f.affiliation_id = ${affiliations.id})`.mapWith(Number)

const selectOfStore = (ctx: Context, store_id: number) =>
  ctx.db
    .select({ affiliation: affiliations, nickname: users.nickname, product: products.name, frauds, ...figures(ctx) })
    .from(affiliations)
    .innerJoin(affiliate_programmes, eq(affiliate_programmes.id, affiliations.programme_id))
    .innerJoin(users, eq(users.id, affiliations.user_id))
    .leftJoin(products, eq(products.id, affiliate_programmes.product_id))
    .leftJoin(earnedByAffiliation(ctx, sql`o.store_id = ${store_id}`), ofAffiliation(affiliations.id))

type StoreRow = Awaited<ReturnType<ReturnType<typeof selectOfStore>['execute']>>[number]

/** Those who sell for a store, or ask to. */
export async function listStoreAffiliates(ctx: Context, filter: StoreAffiliateFilter): Promise<Page<StoreAffiliate>> {
  const { store, role } = await inStore(ctx, filter.store, 'store.read')
  const { limit, offset } = windowOf(filter)
  const where = and(
    eq(affiliate_programmes.store_id, store.id),
    filter.state ? eq(affiliations.state, filter.state) : undefined,
    filter.search ? contains(users.nickname, filter.search) : undefined,
  )
  const { clicks, sales, commission } = figures(ctx)
  const by: Record<StoreAffiliateFilter['order_by'], SQL | typeof affiliations.created_at> = {
    ...{ clicks, sales, commission },
    created_at: affiliations.created_at,
  }
  const [rows, totals] = await Promise.all([
    selectOfStore(ctx, store.id)
      .where(where)
      .orderBy(...sorted(filter, by, affiliations.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(affiliations)
      .innerJoin(affiliate_programmes, eq(affiliate_programmes.id, affiliations.programme_id))
      .innerJoin(users, eq(users.id, affiliations.user_id))
      .where(where),
  ])
  const edit = roleHas(role, 'affiliations.manage')
  return toPage(
    rows.map((row) => storeView(row, edit)),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** One of them, as the store that decides about them sees it. */
export async function findStoreAffiliate(ctx: Context, { store, id }: { store: { id: number }; id: number }) {
  const [row] = await selectOfStore(ctx, store.id).where(
    and(eq(affiliations.id, id), eq(affiliate_programmes.store_id, store.id)),
  )
  if (!row) throw new AppError('not_found', 'Não encontramos essa afiliação.')
  return storeView(row, true)
}

function storeView({ affiliation, ...rest }: StoreRow, edit: boolean): StoreAffiliate {
  const { id, code, state, message, reason, ends_at, created_at } = affiliation
  const decide = affiliationMoves.filter((move) => mayDecide(move, state) && !(move === 'encerrar' && ends_at))
  return {
    ...{ id, code, state, message, reason, ends_at, created_at, ...rest },
    can: { decide: edit ? decide : [] },
  }
}
