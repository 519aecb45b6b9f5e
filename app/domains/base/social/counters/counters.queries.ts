import { and, eq, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import { type PageInput, windowOf } from '#shared/pagination.ts'
import { social_counters } from './counters.table.ts'

/** Number of saves, for sorting lists. */
export const savesCount = sql<number>`coalesce(${social_counters.saves_count}, 0)`
export const viewsCount = sql<number>`coalesce(${social_counters.views_count}, 0)`

/**
 * A page of a list. The most saved first: `read(true)` reads `onlySaved`, sorted by the bare counter as its index has them;
 * all are sorted only for a page that goes beyond them.
 */
export async function savedFirst<Row>(filter: PageInput, read: (saved: boolean) => Promise<Row[]>): Promise<Row[]> {
  if (filter.order_by !== 'saves_count' || filter.order_type === 'asc') return read(false)
  const saved = await read(true)
  return saved.length === windowOf(filter).limit ? saved : read(false)
}
export const onlySaved = gt(social_counters.saves_count, 0)

/**
 * Social columns of a card: counts, and whether the viewer saved it. `target` is its name in the counters, `id` its
 * column in a select that joins `social_counters` on `countersOf`.
 */
export const socialColumns = (target: string, id: PgColumn, viewer: PolicyViewer) => ({
  saves_count: savesCount,
  comments_count: sql<number>`coalesce(${social_counters.comments_count}, 0)`,
  is_save: isSaved(target, id, viewer),
})

export const countersOf = (target: string, id: PgColumn) =>
  and(eq(social_counters.target, target), eq(social_counters.target_id, id))

export function isSaved(target: string, id: PgColumn, viewer: PolicyViewer) {
  if (!viewer) return sql<boolean>`false`
  // Table-qualified: a single-table select writes bare column names, and `saves` has a column of the same name.
  const named = sql`${id}`
  return sql<boolean>`exists (select from saves s
    where s.user_id = ${viewer.id} and s.target = ${target} and s.target_id = ${named})`
}
