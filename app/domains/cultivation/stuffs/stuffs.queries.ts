import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { albumIn } from '#platform/files/album.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { likePattern } from '#shared/text.ts'
import { isCreator } from '../ownership.ts'
import { typeById } from './stuff-types.ts'
import { canUpdate, listedFor, visibleTo } from './stuffs.policy.ts'
import type { StuffCard, StuffDetail, StuffFilter } from './stuffs.schemas.ts'
import { type Stuff, stuffs } from './stuffs.table.ts'

export const stuffAlbum = albumIn('stuff_photos', 'stuff_id')

const unseen = () => new AppError('not_found', 'Não encontramos esse item.')
const isId = (id_or_slug: string) => /^\d{1,9}$/.test(id_or_slug)
const named = (id_or_slug: string) =>
  isId(id_or_slug) ? eq(stuffs.id, Number(id_or_slug)) : eq(stuffs.slug, id_or_slug)

/** For writes: the caller's own item, locked until the transaction ends. Somebody else's does not exist for them. */
export async function findOwnStuff(tx: Context, id_or_slug: string): Promise<Stuff> {
  const [stuff] = await tx.db.select().from(stuffs).where(named(id_or_slug)).limit(1).for('update')
  if (!stuff || !canUpdate(tx.viewer, stuff)) throw unseen()
  return stuff
}

/** Two queries: a page of cards, and how many there are. */
export async function listStuffs(ctx: Context, filter: StuffFilter): Promise<Page<StuffCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(listedFor(ctx.viewer), ...narrowed(ctx, filter))
  const [rows, totals] = await Promise.all([
    selectCards(ctx)
      .where(where)
      .orderBy(...ordered(filter))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(stuffs).innerJoin(users, owner).where(where),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

export async function showStuff(ctx: Context, id_or_slug: string): Promise<StuffDetail> {
  const [row] = await ctx.db
    .select({ ...cardColumns, ...detailColumns(ctx) })
    .from(stuffs)
    .innerJoin(users, owner)
    .where(and(named(id_or_slug), visibleTo(ctx.viewer)))
    .limit(1)
  if (!row) throw unseen()
  const { description, price, bought_on, spaces, plants, ...card } = row
  const owned = { ...row, deleted_at: null }
  const mine = isCreator(ctx.viewer, owned)
  return {
    ...toCard(ctx, card),
    description,
    price: mine ? price : null,
    bought_on: mine ? bought_on : null,
    used_in: { spaces, plants },
    can: { update: canUpdate(ctx.viewer, owned) },
  }
}

/** How many pieces of each type a grower has, as far as the viewer may see them in lists. */
export async function countStuffs(ctx: Context, user: string | undefined) {
  const whose = user ? sql`${users.nickname} = ${user}` : eq(users.id, signedIn(ctx).id)
  const rows = await ctx.db
    .select({ stuff_type_id: stuffs.stuff_type_id, count: sql<number>`sum(${stuffs.quantity})::int` })
    .from(stuffs)
    .innerJoin(users, owner)
    .where(and(listedFor(ctx.viewer), whose))
    .groupBy(stuffs.stuff_type_id)
    .orderBy(stuffs.stuff_type_id)
  return { data: rows.map((row) => ({ ...row, name: typeById(row.stuff_type_id).name })) }
}

const owner = and(eq(users.id, stuffs.created_by), isNull(users.deleted_at))

function narrowed({ viewer }: Context, { user, stuff_type_id, search, private: isPrivate }: StuffFilter) {
  return [
    user ? eq(users.nickname, user) : eq(stuffs.created_by, viewer?.id ?? -1),
    stuff_type_id ? eq(stuffs.stuff_type_id, stuff_type_id) : undefined,
    isPrivate === undefined ? undefined : eq(stuffs.private, isPrivate),
    search ? sql`${stuffs.search_text} like ${likePattern(search)}` : undefined,
  ]
}

function ordered({ order_by, order_type }: StuffFilter) {
  const direction = (order_type ?? (order_by === 'name' ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return order_by === 'name' ? [direction(stuffs.search_text), desc(stuffs.id)] : [direction(stuffs.id)]
}

const stuffId = sql.raw('stuffs.id')

const cardColumns = {
  id: stuffs.id,
  slug: stuffs.slug,
  stuff_type_id: stuffs.stuff_type_id,
  name: stuffs.name,
  brand: stuffs.brand,
  model: stuffs.model,
  quantity: stuffs.quantity,
  specs: stuffs.specs,
  private: stuffs.private,
  created_by: stuffs.created_by,
  nickname: users.nickname,
  photos: stuffAlbum.column(stuffId, 10),
}

type Place = StuffDetail['used_in']['spaces'][number]

const detailColumns = ({ viewer }: Context) => ({
  description: stuffs.description,
  price: stuffs.price,
  bought_on: stuffs.bought_on,
  spaces: usedIn('space', viewer?.id),
  plants: usedIn('plant', viewer?.id),
})

/** The places of one kind that use the item and that the viewer may see. */
const usedIn = (kind: 'space' | 'plant', viewer = -1) => {
  const [things, links, key] = [`${kind}s`, `${kind}_stuffs`, `${kind}_id`].map((name) => sql.raw(name))
  return sql<
    Place[]
  >`coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) order by t.id)
    from ${links} l join ${things} t on t.id = l.${key}
    where l.stuff_id = ${stuffId} and t.deleted_at is null and (not t.private or t.created_by = ${viewer})), '[]')`
}

const selectCards = (ctx: Context) => ctx.db.select(cardColumns).from(stuffs).innerJoin(users, owner)

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const toCard = (ctx: Context, { nickname, photos, ...row }: CardRow): StuffCard => ({
  ...row,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
