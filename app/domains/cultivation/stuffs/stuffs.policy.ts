import { or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#platform/access/viewer.ts'
import { visibleIn } from '../ownership.ts'
import { stuffs } from './stuffs.table.ts'

export { canUpdate } from '../ownership.ts'

/** The items that a viewer may find in lists. */
export const listedFor = (viewer: Viewer) => visibleIn(stuffs, viewer)

/** A private item is shown through a public space or plant that uses it (never its price). */
const shownThroughUse = sql`(${stuffs.deleted_at} is null and (
  exists (select from space_stuffs ss join spaces s on s.id = ss.space_id
    where ss.stuff_id = ${stuffs.id} and not s.private and s.deleted_at is null)
  or exists (select from plant_stuffs ps join plants p on p.id = ps.plant_id
    where ps.stuff_id = ${stuffs.id} and not p.private and p.deleted_at is null)))`

/** The items whose page a viewer may open. */
export const visibleTo = (viewer: Viewer): SQL | undefined => or(visibleIn(stuffs, viewer), shownThroughUse)
