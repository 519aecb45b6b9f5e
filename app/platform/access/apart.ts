import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PolicyViewer } from './viewer.ts'

type Apart = Pick<NonNullable<PolicyViewer>, 'apart'> | null

/** Whether viewer and author are apart: one blocked the other, and neither sees what is the other's. */
export const isApart = (viewer: Apart, author_id: number) =>
  viewer !== null && Array.isArray(viewer.apart) && viewer.apart.includes(author_id)

/** Its negation as SQL; nothing for the many who are apart from nobody. */
export function notApart(viewer: Apart, author: SQLWrapper): SQL | undefined {
  if (!viewer) return undefined
  const { apart } = viewer
  if (Array.isArray(apart) && !apart.length) return undefined
  return sql`not (${author} = any(${Array.isArray(apart) ? sql.param(apart) : apart}::int[]))`
}
