import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, savesCount, socialColumns, viewsCount } from '#domains/base/social/index.ts'
import { plan_spaces, plans } from '#domains/garden/plans/plans/plans.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { albumIn } from '#platform/files/album.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { visibleIn } from '../ownership.policy.ts'
import { visibleTo as plantsVisibleTo } from '../plants/plants.policy.ts'
import { plants } from '../plants/plants.table.ts'
import { typeById } from '../stuffs/stuff.kinds.ts'
import { stuffs } from '../stuffs/stuffs.table.ts'
import { spaceFigures } from './space-figures.model.ts'
import { ownedSpaces } from './spaces.owned.ts'
import { canUpdate, isCreator, visibleTo } from './spaces.policy.ts'
import type { Equipment, SpaceCard, SpaceDetail, SpaceFilter } from './spaces.schemas.ts'
import { space_stuffs, spaces } from './spaces.table.ts'

export const spaceAlbum = albumIn('space_photos', 'space_id')

/** Two queries: a page of cards, and the total. */
export async function listSpaces(ctx: Context, filter: SpaceFilter): Promise<Page<SpaceCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(visibleTo(ctx.viewer), ...narrowed(ctx, filter))
  const [rows, totals] = await Promise.all([
    selectCards(ctx, 3)
      .where(where)
      .orderBy(...sorted(filter, sortable, spaces.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(spaces).innerJoin(users, owner).where(where),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** Subquery of the space ids that the viewer may see. */
export const spacesVisible = ({ db, viewer }: Context) =>
  db.select({ id: spaces.id }).from(spaces).where(visibleTo(viewer))

/** Cards of those of these spaces that the viewer may see, unordered. */
export async function showSpaces(ctx: Context, ids: number[]): Promise<SpaceCard[]> {
  if (!ids.length) return []
  const rows = await selectCards(ctx, 1).where(and(inArray(spaces.id, ids), visibleTo(ctx.viewer)))
  return rows.map((row) => toCard(ctx, row))
}

/** One query for the space, one for its equipment. */
export async function showSpace(ctx: Context, slug: string): Promise<SpaceDetail> {
  const [row] = await ctx.db
    .select({
      ...cardColumns(ctx, 20),
      description: spaces.description,
      leaf_offset: spaces.leaf_offset,
      views_count: viewsCount,
    })
    .from(spaces)
    .innerJoin(users, owner)
    .leftJoin(social_counters, countersOf('space', spaces.id))
    .where(and(byIdOrSlug(spaces, slug), visibleTo(ctx.viewer)))
    .limit(1)
  if (!row) throw ownedSpaces.notFound()
  const { description, leaf_offset, views_count, ...card } = row
  const equipment = await listEquipment(ctx, row.id)
  const owned = { ...row, deleted_at: null }
  return {
    ...toCard(ctx, card),
    description,
    leaf_offset,
    views_count,
    equipment,
    figures: spaceFigures(row, equipment),
    can: {
      update: canUpdate(ctx.viewer, owned),
      save: ctx.viewer !== null,
      see_privacy: isCreator(ctx.viewer, owned),
    },
  }
}

/** Number of items per type in these spaces; spaces that the viewer may not see are omitted. */
export async function countStuffItems(ctx: Context, spaces_id: number[]) {
  const rows = await ctx.db
    .select({
      space_id: space_stuffs.space_id,
      stuff_type_id: stuffs.stuff_type_id,
      count: sql<number>`sum(${stuffs.quantity})::int`,
    })
    .from(space_stuffs)
    .innerJoin(spaces, eq(spaces.id, space_stuffs.space_id))
    .innerJoin(stuffs, and(eq(stuffs.id, space_stuffs.stuff_id), isNull(stuffs.deleted_at)))
    .where(and(inArray(space_stuffs.space_id, spaces_id), visibleTo(ctx.viewer)))
    .groupBy(space_stuffs.space_id, stuffs.stuff_type_id)
    .orderBy(space_stuffs.space_id, stuffs.stuff_type_id)
  const bySpace = Map.groupBy(rows, (row) => row.space_id)
  return {
    data: [...bySpace].map(([space_id, counts]) => ({
      space_id,
      stuffs: counts.map(({ stuff_type_id, count }) => ({ stuff_type_id, name: typeById(stuff_type_id).name, count })),
    })),
  }
}

/** All spaces of a user, also private and deleted ones: for cache purges. */
export async function spacesOf({ db }: Context, user_id: number): Promise<number[]> {
  const rows = await db.select({ id: spaces.id }).from(spaces).where(eq(spaces.created_by, user_id))
  return rows.map(({ id }) => id)
}

/** The equipment of a space; the caller has checked its visibility. */
export async function listEquipment({ db }: Context, space_id: number): Promise<Equipment[]> {
  const rows = await db
    .select({
      role: space_stuffs.role,
      stuff: {
        id: stuffs.id,
        slug: stuffs.slug,
        stuff_type_id: stuffs.stuff_type_id,
        name: stuffs.name,
        brand: stuffs.brand,
        model: stuffs.model,
        quantity: stuffs.quantity,
        specs: stuffs.specs,
        created_by: stuffs.created_by,
      },
    })
    .from(space_stuffs)
    .innerJoin(stuffs, and(eq(stuffs.id, space_stuffs.stuff_id), isNull(stuffs.deleted_at)))
    .where(eq(space_stuffs.space_id, space_id))
    .orderBy(asc(stuffs.stuff_type_id), asc(stuffs.id))
  return rows
}

const owner = and(eq(users.id, spaces.created_by), isNull(users.deleted_at))
const spaceId = sql.raw('spaces.id')

function narrowed({ db, viewer }: Context, filter: SpaceFilter) {
  const { user, spaces_id, kind, plan_id, private: isPrivate, archived, search } = filter
  return [
    user ? eq(users.nickname, user) : undefined,
    spaces_id ? inArray(spaces.id, spaces_id) : undefined,
    kind ? eq(spaces.kind, kind) : undefined,
    plan_id
      ? inArray(
          spaces.id,
          db
            .select({ id: plan_spaces.space_id })
            .from(plan_spaces)
            .innerJoin(plans, eq(plans.id, plan_spaces.plan_id))
            .where(and(eq(plans.id, plan_id), visibleIn(plans, viewer))),
        )
      : undefined,
    isPrivate === undefined ? undefined : eq(spaces.private, isPrivate),
    archived ? isNotNull(spaces.archived_at) : isNull(spaces.archived_at),
    search ? contains(spaces.search_text, search) : undefined,
  ]
}

const sortable = { created_at: spaces.id, name: spaces.search_text, saves_count: savesCount }

const cardColumns = (ctx: Context, photos: number) => ({
  id: spaces.id,
  slug: spaces.slug,
  name: spaces.name,
  kind: spaces.kind,
  width_cm: spaces.width_cm,
  depth_cm: spaces.depth_cm,
  height_cm: spaces.height_cm,
  private: spaces.private,
  archived: sql<boolean>`${spaces.archived_at} is not null`,
  created_by: spaces.created_by,
  nickname: users.nickname,
  photos: spaceAlbum.column(spaceId, photos),
  plants_count: sql<number>`(select count(*)::int from ${plants}
    where plants.space_id = ${spaceId} and plants.archived_at is null and ${plantsVisibleTo(ctx.viewer)})`,
  ...socialColumns('space', spaces.id, ctx.viewer),
})

const selectCards = (ctx: Context, photos: number) =>
  ctx.db
    .select(cardColumns(ctx, photos))
    .from(spaces)
    .innerJoin(users, owner)
    .leftJoin(social_counters, countersOf('space', spaces.id))

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const toCard = (ctx: Context, { nickname, photos, ...row }: CardRow): SpaceCard => ({
  ...row,
  user: { nickname },
  photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
})
