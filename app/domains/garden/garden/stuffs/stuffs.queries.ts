import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { albumIn } from '#platform/files/album.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { visibleTo as plantsVisibleTo } from '../plants/plants.policy.ts'
import { plants } from '../plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { spaces } from '../spaces/spaces.table.ts'
import { typeById } from './stuff.kinds.ts'
import { ownedStuffs } from './stuffs.owned.ts'
import { canUpdate, isCreator, listedFor, visibleTo } from './stuffs.policy.ts'
import type { StuffCard, StuffDetail, StuffFilter } from './stuffs.schemas.ts'
import { stuffs } from './stuffs.table.ts'

export const stuffAlbum = albumIn('stuff_photos', 'stuff_id')

/** Two queries: a page of cards, and the total. */
export async function listStuffs(ctx: Context, filter: StuffFilter): Promise<Page<StuffCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(listedFor(ctx.viewer), ...narrowed(ctx, filter))
  const [rows, totals] = await Promise.all([
    selectCards(ctx)
      .where(where)
      .orderBy(...sorted(filter, sortable, stuffs.id))
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
    .where(and(byIdOrSlug(stuffs, id_or_slug), visibleTo(ctx.viewer)))
    .limit(1)
  if (!row) throw ownedStuffs.notFound()
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

/** Number of a user's items per type, as far as the viewer sees them in lists. */
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
    search ? contains(stuffs.search_text, search) : undefined,
  ]
}

const sortable = { created_at: stuffs.id, name: stuffs.search_text }

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
  spaces: sql<
    Place[]
  >`coalesce((select ${places(spaces)} from space_stuffs l join ${spaces} on ${spaces.id} = l.space_id
    where l.stuff_id = ${stuffId} and ${spacesVisibleTo(viewer)}), '[]')`,
  plants: sql<
    Place[]
  >`coalesce((select ${places(plants)} from plant_stuffs l join ${plants} on ${plants.id} = l.plant_id
    where l.stuff_id = ${stuffId} and ${plantsVisibleTo(viewer)}), '[]')`,
})

const places = ({ id, slug, name }: typeof spaces | typeof plants) =>
  sql`json_agg(json_build_object('id', ${id}, 'slug', ${slug}, 'name', ${name}) order by ${id})`

const selectCards = (ctx: Context) => ctx.db.select(cardColumns).from(stuffs).innerJoin(users, owner)

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const toCard = (ctx: Context, { nickname, photos, ...row }: CardRow): StuffCard => ({
  ...row,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
