import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { cycleOf } from '#domains/garden/garden/cycles/cycle.view.ts'
import { listEquipment, plantAlbum, spaceAlbum } from '#domains/garden/garden/index.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaceFigures } from '#domains/garden/garden/spaces/space-figures.model.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { showUpdates } from '#domains/garden/journal/index.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Addressable } from '#platform/files/photo-address.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { toPage } from '#shared/pagination.ts'
import type { SharedPlant, SharedSpace, SharedUpdate } from './shared-things.schemas.ts'

type Options = { page: number; grower: string | null }
const PER_PAGE = 20

/** A plant as a share link shows it, private or not. No access check: the caller has verified the token. */
export async function sharedPlant(ctx: Context, id: number, { page, grower }: Options): Promise<SharedPlant> {
  const [row] = await ctx.db
    .select({
      plant: plants,
      cycle: catalogue_items,
      photos: plantAlbum.column(sql.raw('plants.id'), 20),
      space_name: spaces.name,
    })
    .from(plants)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plants.plant_cycle_id))
    // Its name may be revealing: a link to the plant is none to a space that visitors don't see.
    .leftJoin(spaces, and(eq(spaces.id, plants.space_id), spacesVisibleTo(ctx.viewer)))
    .where(and(eq(plants.id, id), isNull(plants.deleted_at)))
  if (!row) throw gone()
  const { plant, cycle } = row
  const [cycle_history, listed] = await Promise.all([
    historyOf(ctx, id),
    updatesOf(ctx, and(eq(updates.plant_id, id), isNull(updates.deleted_at)), page),
  ])
  const { description, cycle_since, started_on, status, wet_g, dry_g, cured_g } = plant
  return {
    kind: 'plant',
    name: grower === null ? 'Uma planta' : plant.name,
    ...{ description, cycle_since, started_on, status, wet_g, dry_g, cured_g, grower, cycle_history },
    plant_cycle: cycleOf(cycle),
    genetic: plant.genetic_name ? { name: plant.genetic_name } : null,
    space_name: grower === null ? null : row.space_name,
    photos: documentsOf(ctx, row.photos),
    updates: listed,
  }
}

/** A space as a share link shows it: itself and its own updates, not its plants. */
export async function sharedSpace(ctx: Context, id: number, { page, grower }: Options): Promise<SharedSpace> {
  const [row] = await ctx.db
    .select({ space: spaces, photos: spaceAlbum.column(sql.raw('spaces.id'), 20) })
    .from(spaces)
    .where(and(eq(spaces.id, id), isNull(spaces.deleted_at)))
  if (!row) throw gone()
  const ofItself = and(eq(updates.space_id, id), isNull(updates.plant_id), isNull(updates.deleted_at))
  const [equipment, listed] = await Promise.all([listEquipment(ctx, id), updatesOf(ctx, ofItself, page)])
  const { space, photos } = row
  return {
    kind: 'space',
    name: grower === null ? 'Um espaço de cultivo' : space.name,
    description: space.description,
    place_kind: space.kind,
    figures: spaceFigures(space, equipment),
    grower,
    space_name: grower === null ? null : space.name,
    photos: documentsOf(ctx, photos),
    updates: listed,
  }
}

const gone = () => new AppError('not_found', 'Este link não existe mais. Peça outro para quem enviou.')

const documentsOf = (ctx: Context, photos: Addressable[]) =>
  photos.map((photo, at) => ({ document: unnumbered(photoDocument(ctx, photo), at) }))

/** Replaces row ids by positions: an id would lead to public pages of the owner. */
const unnumbered = <T extends { id: number }>(shown: T, at: number): T => ({ ...shown, id: at + 1 })

async function historyOf({ db }: Context, plant_id: number) {
  const rows = await db
    .select({ id: plant_cycle_changes.id, on: plant_cycle_changes.on, cycle: catalogue_items })
    .from(plant_cycle_changes)
    .innerJoin(catalogue_items, eq(catalogue_items.id, plant_cycle_changes.plant_cycle_id))
    .where(eq(plant_cycle_changes.plant_id, plant_id))
    .orderBy(desc(plant_cycle_changes.on), asc(plant_cycle_changes.id))
  return rows.map(({ cycle, ...row }, at) => unnumbered({ ...row, plant_cycle: cycleOf(cycle) }, at))
}

/** A page of a timeline, without author and place. */
async function updatesOf(ctx: Context, where: SQL | undefined, page: number) {
  const [ids, totals] = await Promise.all([
    ctx.db
      .select({ id: updates.id })
      .from(updates)
      .where(where)
      .orderBy(desc(updates.happened_at), desc(updates.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    ctx.db.select({ total: count() }).from(updates).where(where),
  ])
  const cards = await showUpdates(
    ctx,
    ids.map(({ id }) => id),
  )
  return toPage(cards.map(toShared), totals[0]?.total ?? 0, { page, per_page: PER_PAGE })
}

const toShared = (
  { kind, label, text, measures, item, happened_at, edited_at, photos, doses }: SharedUpdate,
  at: number,
) => ({
  ...{ id: at + 1, kind, label, text, measures, item, happened_at, edited_at },
  photos: photos.map(({ document }, place) => ({ document: unnumbered(document, place) })),
  doses: doses.map((dose) => ({ ...dose, stuff_id: null })),
})
