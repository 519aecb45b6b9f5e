import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isSold } from '#domains/market/products/products/products.policy.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { affiliations } from '../affiliations/affiliations.table.ts'
import { programmeOpen, termsInForce } from '../affiliations/at-work.queries.ts'
import type { AffiliateProgramme, OpenProgramme, ProgrammeFilter, StoreProgramme } from './programmes.schemas.ts'
import { affiliate_programmes, type Programme, type ProgrammeTerms, programme_terms } from './programmes.table.ts'

export const noProgramme = () => new AppError('not_found', 'Não encontramos esse programa de afiliados.')

type Row = {
  programme: Programme
  terms: ProgrammeTerms
  store: { slug: string; name: string }
  product: { id: number; slug: string; name: string; min_price: number } | null
}

const columns = {
  programme: affiliate_programmes,
  terms: programme_terms,
  store: { slug: stores.slug, name: stores.name },
  product: { id: products.id, slug: products.slug, name: products.name, min_price: products.min_price },
}

const select = (ctx: Context) =>
  ctx.db
    .select(columns)
    .from(affiliate_programmes)
    .innerJoin(programme_terms, termsInForce(ctx))
    .innerJoin(stores, eq(stores.id, affiliate_programmes.store_id))
    .leftJoin(products, eq(products.id, affiliate_programmes.product_id))

/** Programmes by id, as anybody may read them who has to do with them. */
export async function programmesById(ctx: Context, where: SQL | undefined): Promise<Map<number, AffiliateProgramme>> {
  const cards = await withMore(ctx, await select(ctx).where(where))
  return new Map(cards.map((one) => [one.id, one]))
}

async function withMore(ctx: Context, rows: Row[]): Promise<AffiliateProgramme[]> {
  const next = await nextTerms(
    ctx,
    rows.map(({ programme }) => programme.id),
  )
  return rows.map(({ programme: { id, mode, text, materials, closes_at }, terms, store, product }) => ({
    ...{ id, mode, text, store, terms: termsView(terms), next_terms: next.get(id) ?? null },
    materials: materials.split('\n').flatMap((line) => line.trim() || []),
    closes_at,
    product: product && { slug: product.slug, name: product.name, min_price: product.min_price },
  }))
}

const termsView = ({ id, version, bps, window_days, effective_at }: ProgrammeTerms) => ({
  ...{ id, version, bps, window_days, effective_at },
})

/** Announced terms: the newest, when its moment is still to come. */
async function nextTerms(ctx: Context, ids: number[]) {
  const rows = ids.length
    ? await ctx.db
        .select()
        .from(programme_terms)
        .where(
          and(
            sql`${programme_terms.programme_id} = any(${sql.param(ids)}::int[])`,
            sql`${programme_terms.effective_at} > ${ctx.now().toISOString()}::timestamptz`,
          ),
        )
        .orderBy(asc(programme_terms.version))
    : []
  return new Map(rows.map((row) => [row.programme_id, termsView(row)]))
}

export async function listStoreProgrammes(ctx: Context, { store: slug }: { store: string }) {
  const { store, role } = await inStore(ctx, slug, 'store.read')
  const edit = roleHas(role, 'affiliations.manage')
  const rows = await select(ctx)
    .where(and(eq(affiliate_programmes.store_id, store.id), programmeOpen(ctx)))
    .orderBy(sql`${affiliate_programmes.product_id} is not null`, desc(affiliate_programmes.id))
  const [cards, counts] = await Promise.all([withMore(ctx, rows), countAffiliates(ctx, store.id)])
  const data: StoreProgramme[] = cards.map((card) => ({
    ...card,
    affiliates: counts.get(card.id) ?? { active: 0, waiting: 0 },
    can: { edit: edit && card.closes_at === null },
  }))
  return { data, can: { edit } }
}

async function countAffiliates(ctx: Context, store_id: number) {
  const of = (state: 'ativa' | 'pendente') =>
    sql<number>`count(*) filter (where ${affiliations.state} = ${state})`.mapWith(Number)
  const rows = await ctx.db
    .select({ id: affiliations.programme_id, active: of('ativa'), waiting: of('pendente') })
    .from(affiliations)
    .innerJoin(affiliate_programmes, eq(affiliate_programmes.id, affiliations.programme_id))
    .where(eq(affiliate_programmes.store_id, store_id))
    .groupBy(affiliations.programme_id)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** What anybody may sell by a link: not of stores in which they work. */
export async function listOpenProgrammes(ctx: Context, filter: ProgrammeFilter): Promise<Page<OpenProgramme>> {
  const { limit, offset } = windowOf(filter)
  const viewer = signedIn(ctx)
  const own = sql<string | null>`(select a.state from affiliations a where a.programme_id = ${affiliate_programmes.id}
    and a.user_id = ${viewer.id} and a.state in ('pendente', 'ativa', 'suspensa'))`
  const where = and(
    isNull(affiliate_programmes.closes_at),
    eq(stores.state, 'aberta'),
    isNull(stores.deleted_at),
    or(isNull(affiliate_programmes.product_id), isSold),
    sql`not exists (select 1 from store_members m where m.store_id = ${affiliate_programmes.store_id}
      and m.user_id = ${viewer.id})`,
    filter.search ? or(contains(stores.name, filter.search), contains(products.name, filter.search)) : undefined,
  )
  const by = { bps: programme_terms.bps, created_at: affiliate_programmes.created_at }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ ...columns, own })
      .from(affiliate_programmes)
      .innerJoin(programme_terms, termsInForce(ctx))
      .innerJoin(stores, eq(stores.id, affiliate_programmes.store_id))
      .leftJoin(products, eq(products.id, affiliate_programmes.product_id))
      .where(where)
      .orderBy(...sorted(filter, by, affiliate_programmes.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(affiliate_programmes)
      .innerJoin(stores, eq(stores.id, affiliate_programmes.store_id))
      .leftJoin(products, eq(products.id, affiliate_programmes.product_id))
      .where(where),
  ])
  const cards = await withMore(ctx, rows)
  const data = cards.map((card, at) => {
    const mine = rows[at]?.own ?? null
    return { ...card, own: mine, can: { apply: mine === null } }
  })
  return toPage(data, totals[0]?.total ?? 0, filter)
}

/** A programme of the store, locked until the commit, with its newest terms, announced or in force. */
export async function lockProgramme(tx: Context, where: SQL | undefined) {
  const [programme] = await tx.db.select().from(affiliate_programmes).where(where).for('update')
  if (!programme) throw noProgramme()
  const [terms] = await tx.db
    .select()
    .from(programme_terms)
    .where(eq(programme_terms.programme_id, programme.id))
    .orderBy(desc(programme_terms.version))
    .limit(1)
  if (!terms) throw new Error(`programme ${programme.id} has no terms`)
  return { programme, terms }
}
