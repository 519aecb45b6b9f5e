import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#platform/access/viewer.ts'
import { jars } from './jars.table.ts'

type Owned = { created_by: number; deleted_at: Date | null }

/** A jar is visible to its owner only: never public, and not to staff. */
export const canSee = (viewer: Viewer, jar: Owned) => !jar.deleted_at && viewer?.id === jar.created_by

/** The same rule as SQL. */
export const visibleTo = (viewer: Viewer): SQL =>
  viewer ? (and(isNull(jars.deleted_at), eq(jars.created_by, viewer.id)) as SQL) : sql`false`
