import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PolicyViewer } from './viewer.ts'

/**
 * Whether a person is there for others: neither suspended nor hidden by the moderation nor leaving. What those who are not
 * published is seen by nobody but themselves and staff, until they are let in again. A subquery of one row by its key, which is
 * never turned into a scan of all people; who wrote nothing that stands (null) is nobody to hide.
 */
export const isThere = (author: SQLWrapper | number): SQL<boolean> => sql<boolean>`coalesce((
  select there.suspended_at is null and there.hidden_at is null and there.leaving_at is null
  from users there where there.id = ${author}), true)`

/** What the viewer finds of an author: what is there, and what is their own. */
export const isThereFor = (viewer: PolicyViewer, author: SQLWrapper): SQL =>
  viewer ? sql`(${author} = ${viewer.id} or ${isThere(author)})` : isThere(author)
