import { and, eq, sql } from 'drizzle-orm'
import { cycleJson, ownedPlants } from '#domains/garden/garden/index.ts'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { lastCare } from '#domains/garden/journal/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import { type Address, atAddress, toAddress } from '#platform/owned/owned.ts'
import { dayKey } from '#shared/dates.ts'
import { visibleTo as plansVisibleTo } from '../plans/plans.policy.ts'
import type { PlantToday } from '../plans/plans.schemas.ts'
import type { Targets } from '../stages/stage.kinds.ts'
import { afterCut } from './plan-histories.queries.ts'
import type { Entered } from './plan-progress.model.ts'
import { stageToday } from './plan-today.model.ts'

type Followed = {
  id: number
  slug: string
  name: string
  starts_on: string | null
  template: boolean
  plan_status: { slug: string }
  stages: { name: string; days: number; plant_cycle_id: number; plant_cycle: PlantCycle; targets: Targets }[]
  histories: Entered[][]
}

const today = statement('plants.today', ({ db, viewer, values }: BuildArgs<Address>) =>
  db
    .select({
      plant_id: plants.id,
      watered_at: lastCare('watering'),
      fed_at: lastCare('feeding'),
      followed: followed(viewer),
    })
    .from(plants)
    // With a second table drizzle qualifies every column.
    .innerJoin(users, eq(users.id, plants.created_by))
    .where(and(atAddress(plants, values), visibleTo(viewer))),
)

/** A plant's last care, its plan and the bands of the current stage. One query. */
export async function showPlantToday(ctx: Context, id_or_slug: string): Promise<PlantToday> {
  const [row] = await today(ctx, toAddress(id_or_slug))
  if (!row) throw ownedPlants.notFound()
  const { plant_id, watered_at, fed_at } = row
  return {
    care: { plant_id, watered_at: momentOf(watered_at), fed_at: momentOf(fed_at) },
    plan: row.followed && planOf(row.followed, dayKey(ctx.now())),
  }
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

function planOf({ id, slug, name, histories, ...running }: Followed, day: string): PlantToday['plan'] {
  const { stage, today = null } = stageToday(running, histories, day) ?? {}
  return { id, slug, name, today, targets: stage?.targets ?? {} }
}

/** The plan with its stages and its plants' histories, each as far as the viewer may see them. */
const followed = (viewer: PolicyViewer) => sql<Followed | null>`(
  select json_build_object('id', plans.id, 'slug', plans.slug, 'name', plans.name, 'starts_on', plans.starts_on,
    'template', plans.template, 'plan_status', json_build_object('slug', status.slug),
    'stages', coalesce((select json_agg(json_build_object('name', s.name, 'days', s.days, 'plant_cycle_id', s.plant_cycle_id,
        'targets', s.targets, 'plant_cycle', ${cycleJson('i')}) order by s.position, s.id)
      from plan_stages s join catalogue_items i on i.id = s.plant_cycle_id where s.plan_id = plans.id), '[]'),
    'histories', coalesce((select json_agg(h.entered order by h.id) from (
        select plants.id, json_agg(json_build_object('plant_cycle_id', c.plant_cycle_id, 'on', c."on",
            'after_cut', ${afterCut('k')}) order by c."on", c.id) as entered
        from plan_plants l join plants on plants.id = l.plant_id and plants.status <> 'morta'
          and ${visibleTo(viewer)}
        join plant_cycle_changes c on c.plant_id = plants.id join catalogue_items k on k.id = c.plant_cycle_id
        where l.plan_id = plans.id group by plants.id) h), '[]'))
  from plan_plants f join plans on plans.id = f.plan_id and ${plansVisibleTo(viewer)}
  join catalogue_items status on status.id = plans.plan_status_id
  where f.plant_id = ${sql.raw('"plants"."id"')})`
