import { type SQL, sql } from 'drizzle-orm'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { PlantCard } from './plants.schemas.ts'

type PlansOf = (viewer: PolicyViewer) => SQL<PlantCard['plan_cultivations']>

let plansOf: PlansOf = () => sql`'[]'::json`

/** Called once by `plans`, which comes after this domain: the plans of a row of `plants`, as the viewer may see them. */
export function installPlansOfPlant(given: PlansOf) {
  plansOf = given
}

export const plansOfPlant: PlansOf = (viewer) => plansOf(viewer)
