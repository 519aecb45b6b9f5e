import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import { byVisible, canUpdate, visibleIn } from '../ownership.policy.ts'
import { plant_stuffs } from '../plants/plant-stuffs.table.ts'
import { visibleTo as plantsVisibleTo } from '../plants/plants.policy.ts'
import { plants } from '../plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { space_stuffs, spaces } from '../spaces/spaces.table.ts'
import { stuffs } from './stuffs.table.ts'

export { canUpdate, isCreator } from '../ownership.policy.ts'

/** For writes, another user's item is 404, even where its page is visible through a space or plant. */
export const canSee = canUpdate

/** SQL filter: items that the viewer sees in lists. */
export const listedFor = (viewer: PolicyViewer) => visibleIn(stuffs, viewer)

const select = new QueryBuilder()
const visitor = null

/** A private item is visible through a public space or plant that uses it (never its price), but for people who are apart. */
const shownThroughUse = or(
  exists(
    select
      .select({ id: space_stuffs.space_id })
      .from(space_stuffs)
      .innerJoin(spaces, and(eq(spaces.id, space_stuffs.space_id), spacesVisibleTo(visitor)))
      .where(eq(space_stuffs.stuff_id, stuffs.id)),
  ),
  exists(
    select
      .select({ id: plant_stuffs.plant_id })
      .from(plant_stuffs)
      .innerJoin(plants, and(eq(plants.id, plant_stuffs.plant_id), plantsVisibleTo(visitor)))
      .where(eq(plant_stuffs.stuff_id, stuffs.id)),
  ),
)

/** SQL filter: items whose page the viewer may open. */
export const visibleTo = (viewer: PolicyViewer): SQL | undefined =>
  or(visibleIn(stuffs, viewer), and(isNull(stuffs.deleted_at), byVisible(stuffs.created_by, viewer), shownThroughUse))
