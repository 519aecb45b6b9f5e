import { type SQL, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import type { Context } from '#platform/context.ts'

/** A reading of `updates` at the space itself, or at a plant that the viewer may see. */
export const isOfItsAir = ({ viewer }: Context): SQL =>
  sql`(updates.plant_id is null or exists (select from plants where plants.id = updates.plant_id and (${visibleTo(viewer)})))`
