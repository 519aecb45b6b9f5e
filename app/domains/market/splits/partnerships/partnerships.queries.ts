import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { actsOf, type PartnershipSide } from './partnership.model.ts'
import { partnershipSums } from './partnership-sums.queries.ts'
import type { Partnership, StorePartnerships } from './partnerships.schemas.ts'
import { type PartnershipVersion, partnership_versions, partnerships } from './partnerships.table.ts'

const partner_stores = alias(stores, 'partner_stores')

/** What a store proposed, and what other stores proposed to it. */
export async function listStorePartnerships(
  ctx: Context,
  { store: slug }: { store: string },
): Promise<StorePartnerships> {
  const { store, role } = await inStore(ctx, slug, 'store.read')
  const edit = roleHas(role, 'partnerships.manage')
  const [sent, received] = await Promise.all([
    list(ctx, eq(partnerships.store_id, store.id), edit ? 'propoe' : null),
    list(ctx, eq(partnerships.partner_store_id, store.id), edit ? 'recebe' : null),
  ])
  return { sent, received, can: { edit: edit && store.state === 'aberta' } }
}

/** What stores proposed to the viewer as a person. */
export const listOwnPartnerships = async (ctx: Context) => ({
  data: await list(ctx, eq(partnerships.partner_user_id, signedIn(ctx).id), 'recebe'),
})

async function list(ctx: Context, where: SQL, side: PartnershipSide | null): Promise<Partnership[]> {
  const sums = partnershipSums(sql`o.store_id in (select ${partnerships.store_id} from ${partnerships} where ${where})`)
  const rows = await ctx.db
    .select({
      row: partnerships,
      store: { slug: stores.slug, name: stores.name },
      nickname: sql<string | null>`${users.nickname}::text`,
      partner_store: { slug: partner_stores.slug, name: partner_stores.name },
      product: { slug: products.slug, name: products.name },
      sales: sql<number>`coalesce(sums.sales, 0)`,
      sold_amount: sql<number>`coalesce(sums.sold_amount, 0)`,
      earned_amount: sql<number>`coalesce(sums.earned_amount, 0)`,
      returned_amount: sql<number>`coalesce(sums.returned_amount, 0)`,
    })
    .from(partnerships)
    .innerJoin(stores, eq(stores.id, partnerships.store_id))
    .leftJoin(users, eq(users.id, partnerships.partner_user_id))
    .leftJoin(partner_stores, eq(partner_stores.id, partnerships.partner_store_id))
    .leftJoin(products, eq(products.id, partnerships.product_id))
    .leftJoin(sql`${sums} sums`, sql`sums.partnership_id = ${partnerships.id}`)
    .where(where)
    .orderBy(
      sql`case ${partnerships.state} when 'proposta' then 0 when 'aceita' then 1 else 2 end`,
      desc(partnerships.id),
    )
    .limit(200)
  const versions = await versionsOf(
    ctx,
    rows.map(({ row }) => row.id),
  )
  const today = dayKey(ctx.now())
  return rows.map(({ row, store, nickname, partner_store, product, ...figures }) => {
    const { id, state, message, ends_at, created_at } = row
    const all = versions.get(id) ?? []
    const newest = all[0] ?? null
    return {
      ...{ id, state, message, ends_at, created_at, store, product, ...figures },
      partner: partner_store
        ? { kind: 'store' as const, name: partner_store.name, slug: partner_store.slug }
        : { kind: 'user' as const, name: nickname ?? 'Conta apagada', slug: null },
      versions: all,
      proposed: newest?.state === 'proposta' ? newest : null,
      in_force: state === 'aceita' ? inForce(all, today) : null,
      can: {
        acts: side ? actsOf(side, { state, version: newest?.state ?? null, ending: ends_at !== null }) : [],
        change: side === 'propoe' && state === 'aceita' && newest?.state !== 'proposta' && !ends_at,
      },
    }
  })
}

type Version = Partnership['versions'][number]

const inForce = (versions: Version[], today: string) => {
  const newest = versions.find(({ state, starts_on }) => state === 'aceita' && starts_on <= today)
  return newest && (!newest.ends_on || newest.ends_on >= today) ? newest : null
}

async function versionsOf(ctx: Context, ids: number[]): Promise<Map<number, Version[]>> {
  if (!ids.length) return new Map()
  const rows = await ctx.db
    .select({ row: partnership_versions, by: sql<string>`${users.nickname}::text` })
    .from(partnership_versions)
    .innerJoin(users, eq(users.id, partnership_versions.proposed_by))
    .where(inArray(partnership_versions.partnership_id, ids))
    .orderBy(desc(partnership_versions.version))
  const grouped = Map.groupBy(rows, ({ row }) => row.partnership_id)
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ row, by }) => versionView(row, by))]))
}

const versionView = (row: PartnershipVersion, proposed_by: string): Version => {
  const { version, bps, starts_on, ends_on, state, proposed_at, answered_at } = row
  return { version, bps, starts_on, ends_on, state, proposed_by, proposed_at, answered_at }
}

/**
 * How much of each product is promised to partners, at most, now or later: agreed shares and those that wait for an
 * answer, without the partnership given. Behind the store's lock.
 */
export async function promisedShares(tx: Context, store_id: number, without = 0) {
  const today = dayKey(tx.now())
  const { rows } = await tx.db.execute<{ product_id: number | null; bps: number }>(sql`
    select p.product_id, sum(v.bps)::int as bps from partnerships p
    cross join lateral (
      select max(v.bps) as bps from partnership_versions v
      where v.partnership_id = p.id and (v.ends_on is null or v.ends_on >= ${today}::date) and (v.state = 'proposta'
        or v.state = 'aceita' and v.version >= coalesce((select max(f.version) from partnership_versions f
          where f.partnership_id = p.id and f.state = 'aceita' and f.starts_on <= ${today}::date), 0))
    ) v
    where p.store_id = ${store_id} and p.id <> ${without} and p.state in ('proposta', 'aceita')
      and (p.ends_at is null or p.ends_at > ${tx.now().toISOString()}::timestamptz)
    group by p.product_id`)
  return rows
}
