import { sql } from 'drizzle-orm'
import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import { visibleTo } from './plans.policy.ts'
import { plan_plants, plans } from './plans.table.ts'

/** Plans of a row of `plants` that the viewer may see. */
export const plansOfPlant = (viewer: PolicyViewer) => sql<
  PlantCard['plan_cultivations']
>`coalesce((select json_agg(json_build_object('id', ${plans.id}, 'slug', ${plans.slug}, 'name', ${plans.name}) order by ${plans.id})
  from ${plan_plants} join ${plans} on ${plans.id} = ${plan_plants.plan_id}
  where ${plan_plants.plant_id} = ${plants.id} and ${visibleTo(viewer)}), '[]')`
