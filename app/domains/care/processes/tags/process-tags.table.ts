import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { processes } from '../processes/processes.table.ts'

/** Words by which the team finds its processes; the client never sees them. */
export const process_tags = pgTable(
  'process_tags',
  { id: identity(), slug: text().notNull(), name: text().notNull() },
  (t) => [uniqueIndex('process_tags_slug').on(t.slug)],
)

export const tagged_processes = pgTable(
  'tagged_processes',
  { process_id: ref(() => processes.id, 'cascade'), tag_id: ref(() => process_tags.id, 'cascade') },
  (t) => [primaryKey({ columns: [t.tag_id, t.process_id] })],
)
