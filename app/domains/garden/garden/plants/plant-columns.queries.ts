import { aliasedTable, eq, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, socialColumns, viewsCount } from '#domains/base/social/index.ts'
import { geneticsVisibleIn } from '#domains/garden/genetics/index.ts'
import { genetics } from '#domains/garden/genetics/library/genetics.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { BuildArgs } from '#platform/database/statement.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { cycleOf } from '../cycles/cycle.view.ts'
import { cycleJson } from '../cycles/cycles.queries.ts'
import { visibleIn } from '../ownership.policy.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { spaces } from '../spaces/spaces.table.ts'
import { plansOfPlant } from './plans-of-plant.registry.ts'
import { plantAlbum } from './plant.album.ts'
import type { PlantCard, PlantDetail } from './plants.schemas.ts'
import { plant_cycle_changes, plants } from './plants.table.ts'

// Table-qualified: a single-table select writes bare column names, which inside a subquery would resolve to its own
// tables.
const plantId = sql.raw('plants.id')

/** Its space, unless hidden from the viewer, since its name may be revealing. */
const spaceOf = (viewer: PolicyViewer) => sql<
  PlantCard['space']
>`(select json_build_object('id', ${spaces.id}, 'slug', ${spaces.slug}, 'name', ${spaces.name})
  from ${spaces} where ${spaces.id} = ${plants.space_id} and ${spacesVisibleTo(viewer)})`

/** Its stays in spaces that the viewer may see. Two consecutive rows of one space are merged into one stay. */
const placesOf = (viewer: PolicyViewer) => sql<
  PlantDetail['places']
>`coalesce((select json_agg(json_build_object('space', json_build_object('slug', ${spaces.slug}, 'name', ${spaces.name}),
    'since', h.since, 'until', h.until) order by h.since desc)
  from (select space_id, since, lead(since) over (order by since) as until from (
      select space_id, since, lag(space_id) over (order by since) is not distinct from space_id
        and row_number() over (order by since) > 1 as same
      from plant_places where plant_id = ${plantId}) moves where not same) h
  join ${spaces} on ${spaces.id} = h.space_id and ${spacesVisibleTo(viewer)}), '[]')`

const mother = aliasedTable(plants, 'mother')
const motherOf = (viewer: PolicyViewer) => sql<
  PlantDetail['mother']
>`(select json_build_object('slug', ${mother.slug}, 'name', ${mother.name})
  from plants ${mother} where ${mother.id} = ${plants.mother_id} and ${visibleIn(mother, viewer)})`

const geneticSlug = (viewer: PolicyViewer) => sql<string | null>`(select ${genetics.slug} from ${genetics}
  where ${genetics.id} = ${plants.genetic_id} and ${geneticsVisibleIn(genetics, viewer)})`

const cycleHistory = sql<
  PlantDetail['cycle_history']
>`coalesce((select json_agg(json_build_object('id', h.id, 'on', h.on,
    'plant_cycle', ${cycleJson('i')}) order by h.on desc, h.id desc)
  from ${plant_cycle_changes} h join catalogue_items i on i.id = h.plant_cycle_id where h.plant_id = ${plantId}), '[]')`

// A lateral lookup by key: with a plain join the planner reads the small table completely for every plant.
const setup = sql<PlantDetail['setup']>`coalesce((select json_agg(json_build_object('role', l.role, 'stuff',
    json_build_object('id', i.id, 'slug', i.slug, 'stuff_type_id', i.stuff_type_id, 'name', i.name, 'brand', i.brand,
      'model', i.model, 'specs', i.specs)) order by i.stuff_type_id, i.id)
  from plant_stuffs l
  join lateral (select * from stuffs where stuffs.id = l.stuff_id and deleted_at is null offset 0) i on true
  where l.plant_id = ${plantId}), '[]')`

const cardColumns = (viewer: PolicyViewer, photos: number) => ({
  id: plants.id,
  slug: plants.slug,
  name: plants.name,
  private: plants.private,
  archived: sql<boolean>`${plants.archived_at} is not null`,
  status: plants.status,
  group_name: plants.group_name,
  created_by: plants.created_by,
  nickname: users.nickname,
  cycle: catalogue_items,
  started_on: plants.started_on,
  cycle_since: plants.cycle_since,
  genetic_name: plants.genetic_name,
  space: spaceOf(viewer),
  plan_cultivations: plansOfPlant(viewer),
  photos: plantAlbum.column(plantId, photos),
  ...socialColumns('plant', plants.id, viewer),
})

const detailColumns = (viewer: PolicyViewer) => ({
  ...cardColumns(viewer, 20),
  views_count: viewsCount,
  genetic_slug: geneticSlug(viewer),
  setup,
  description: plants.description,
  origin: plants.origin,
  ended_on: plants.ended_on,
  loss_cause: plants.loss_cause,
  wet_g: plants.wet_g,
  dry_g: plants.dry_g,
  cured_g: plants.cured_g,
  weighed: sql<boolean>`exists (select from updates u where u.plant_id = ${plantId} and u.kind = 'pesagem' and u.deleted_at is null)`,
  cycle_history: cycleHistory,
  mother: motherOf(viewer),
  places: placesOf(viewer),
})

const creator = eq(users.id, plants.created_by)
const inCycle = eq(catalogue_items.id, plants.plant_cycle_id)

export const selectCards = ({ db, viewer }: Pick<BuildArgs, 'db' | 'viewer'>) =>
  db
    .select(cardColumns(viewer, 3))
    .from(plants)
    .innerJoin(users, creator)
    .innerJoin(catalogue_items, inCycle)
    .leftJoin(social_counters, countersOf('plant', plants.id))

export const selectDetail = ({ db, viewer }: Pick<BuildArgs, 'db' | 'viewer'>) =>
  db
    .select(detailColumns(viewer))
    .from(plants)
    .innerJoin(users, creator)
    .innerJoin(catalogue_items, inCycle)
    .leftJoin(social_counters, countersOf('plant', plants.id))

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

export function toCard<T extends CardRow>(ctx: Context, { nickname, cycle, genetic_name, photos, ...row }: T) {
  return {
    ...row,
    user: { nickname },
    plant_cycle: cycleOf(cycle),
    genetic: genetic_name ? { name: genetic_name } : null,
    photos: photos.map((photo) => ({ document: photoDocument(ctx, photo) })),
  }
}
