import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { can } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { dayKey } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { searchable } from '#shared/text.ts'
import { inStore, isKnown } from '../members/in-store.queries.ts'
import { rightsOf, roleHas } from '../members/rights.model.ts'
import { store_members } from '../members/store-members.table.ts'
import type { StoreRole } from '../members/store-role.kinds.ts'
import { store_threads } from '../messages/store-messages.table.ts'
import { isAway, isAwaySoon } from './closed-days.model.ts'
import { completeness, missingIn } from './missing.model.ts'
import { shownDocument } from './store.words.ts'
import { mayMove } from './store-states.model.ts'
import type { OwnStore, StoreCard, StoreDesk, StoreDetail, StoreFilter, StoreShowInput } from './stores.schemas.ts'
import { type Store, stores } from './stores.table.ts'

/** So many stores may be one person's at a time. */
export const MAX_STORES = 5

const logos = alias(files, 'logos')
const covers = alias(files, 'covers')
type Row = { store: Store; logo: typeof files.$inferSelect | null; cover: typeof files.$inferSelect | null }

const rows = ({ db }: Context) =>
  db
    .select({ store: stores, logo: logos, cover: covers })
    .from(stores)
    .leftJoin(logos, eq(logos.id, stores.logo_id))
    .leftJoin(covers, eq(covers.id, stores.cover_id))

const starsOf = ({ reviews_count, stars_sum }: Store) =>
  reviews_count ? Math.round((stars_sum / reviews_count) * 10) / 10 : null

function awayOf(ctx: Context, store: Store): StoreCard['away'] {
  const today = dayKey(ctx.now())
  if (!isAwaySoon(store, today) || !store.closed_from) return null
  const { closed_from: from, closed_to: to, closed_message: message } = store
  return { now: isAway(store, today), from, to, message }
}

export function cardOf(ctx: Context, { store, logo, cover }: Row): StoreCard {
  const { id, slug, name, tagline, city, uf, reviews_count } = store
  return {
    ...{ id, slug, name, tagline, city, uf, reviews_count },
    logo: logo && photoDocument(ctx, logo),
    cover: cover && photoDocument(ctx, cover),
    stars: starsOf(store),
    away: awayOf(ctx, store),
  }
}

const completedOf = (store: Store) => ({ share: completeness(store), missing: missingIn(store) })

/** Open stores, for everybody. */
export async function listStores(ctx: Context, filter: StoreFilter): Promise<Page<StoreCard>> {
  const where = and(
    eq(stores.state, 'aberta'),
    eq(stores.in_search, true),
    isNull(stores.deleted_at),
    filter.search ? contains(stores.search_text, filter.search) : undefined,
    filter.uf ? eq(stores.uf, filter.uf) : undefined,
  )
  const stars = sql`${stores.stars_sum}::float / nullif(${stores.reviews_count}, 0)`
  const by = { name: stores.name, created_at: stores.approved_at, stars: sql`coalesce(${stars}, 0)` }
  const { limit, offset } = windowOf(filter)
  const [found, [total]] = await Promise.all([
    rows(ctx)
      .where(where)
      .orderBy(...sorted(filter, by, stores.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(stores).where(where),
  ])
  return toPage(
    found.map((row) => cardOf(ctx, row)),
    total?.n ?? 0,
    filter,
  )
}

/** Cards of stores in any state, by id: of things that the caller may show. */
export async function storeCards(ctx: Context, ids: number[]): Promise<Map<number, StoreCard>> {
  if (!ids.length) return new Map()
  const found = await rows(ctx).where(inArray(stores.id, ids))
  return new Map(found.map((row) => [row.store.id, cardOf(ctx, row)]))
}

export const storeNotFound = () => new AppError('not_found', 'Não encontramos essa loja.')

async function roleOf(ctx: Context, store_id: number): Promise<StoreRole | null> {
  if (!ctx.viewer) return null
  const [member] = await ctx.db
    .select({ role: store_members.role })
    .from(store_members)
    .where(and(eq(store_members.store_id, store_id), eq(store_members.user_id, ctx.viewer.id)))
  return member?.role ?? null
}

/** A store's page. Strangers know of those that are or were open; who works there, and the team, of all. */
export async function showStore(ctx: Context, { id_or_slug, with_completed }: StoreShowInput): Promise<StoreDetail> {
  const [row] = await rows(ctx)
    .where(and(byIdOrSlug(stores, id_or_slug), isNull(stores.deleted_at)))
    .limit(1)
  if (!row) throw storeNotFound()
  const { store } = row
  const role = await roleOf(ctx, store.id)
  const works = role !== null || can(ctx.viewer, 'marketplace.manage')
  if (!works && !isKnown(store)) throw storeNotFound()
  const { state, about, shipping_policy, returns_policy, approved_at: since } = store
  return {
    ...cardOf(ctx, row),
    ...{ state, about, shipping_policy, returns_policy, since },
    seller: sellerOf(store),
    store_user: role && { role },
    completed: with_completed && works ? completedOf(store) : null,
  }
}

function sellerOf(store: Store): StoreDetail['seller'] {
  const { legal_name, document_kind, document, email, phone, street, number, complement, district, city, uf, cep } =
    store
  const place = [street, number, complement, district].filter(Boolean).join(', ')
  return {
    ...{ legal_name, email, phone },
    document: document_kind && document && shownDocument(document_kind, document),
    address: street && city && cep ? `${place}, ${city}/${uf}, CEP ${applyMask('cep', cep)}` : null,
  }
}

/** Everything of a store, for who works in it. */
export async function showDesk(ctx: Context, id_or_slug: string | number): Promise<StoreDesk> {
  const { store, role, staff } = await inStore(ctx, id_or_slug, 'store.read')
  const [row] = await rows(ctx).where(eq(stores.id, store.id))
  if (!row) throw storeNotFound()
  const edits = roleHas(role, 'store.edit')
  const { deleted_at: _, idempotency_key: __, search_text: ___, stars_sum: ____, ...said } = row.store
  return {
    ...said,
    ...cardOf(ctx, row),
    document:
      edits || !store.document || !store.document_kind
        ? store.document
        : shownDocument(store.document_kind, store.document),
    completed: completedOf(store),
    known: isKnown(store),
    ...{ role, staff },
    can: rightsOf(role),
    may: {
      submit: edits && mayMove(store.state, 'submit'),
      withdraw: edits && mayMove(store.state, 'withdraw'),
      close: roleHas(role, 'store.close') && mayMove(store.state, 'close'),
      change_seller: edits && mayChangeSeller(store),
    },
  }
}

/** Who sells stays as it was approved: orders and payouts rest on it. */
export const mayChangeSeller = ({ state }: Pick<Store, 'state'>) => mayMove(state, 'submit')

/** The stores in which the viewer works, their own first. */
export async function listOwnStores(ctx: Context): Promise<{ data: OwnStore[]; can: { open: boolean } }> {
  const mine = eq(store_members.user_id, signedIn(ctx).id)
  const unread = sql<number>`(select coalesce(sum(${store_threads.store_unread}), 0)::int from ${store_threads} where ${store_threads.store_id} = ${stores.id})`
  const found = await ctx.db
    .select({ store: stores, logo: logos, cover: covers, role: store_members.role, unread })
    .from(store_members)
    .innerJoin(stores, eq(stores.id, store_members.store_id))
    .leftJoin(logos, eq(logos.id, stores.logo_id))
    .leftJoin(covers, eq(covers.id, stores.cover_id))
    .where(and(mine, isNull(stores.deleted_at)))
    .orderBy(desc(sql`${store_members.role} = 'owner'`), asc(stores.name))
  const data = found.map(({ role, unread, ...row }) => ({
    ...cardOf(ctx, row),
    ...{ role, unread },
    state: row.store.state,
    state_reason: row.store.state_reason,
    in_search: row.store.in_search,
    completed: completedOf(row.store),
  }))
  return { data, can: { open: (await countOwned(ctx, signedIn(ctx).id)) < MAX_STORES } }
}

/** Stores of which somebody is the owner, but for closed ones. */
export async function countOwned({ db }: Context, user_id: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(store_members)
    .innerJoin(stores, eq(stores.id, store_members.store_id))
    .where(
      and(
        eq(store_members.user_id, user_id),
        eq(store_members.role, 'owner'),
        isNull(stores.deleted_at),
        ne(stores.state, 'encerrada'),
      ),
    )
  return row?.n ?? 0
}

export const searchTextOf = ({ name, tagline, city }: Pick<Store, 'name' | 'tagline' | 'city'>) =>
  searchable([name, tagline, city].filter(Boolean).join(' '))
