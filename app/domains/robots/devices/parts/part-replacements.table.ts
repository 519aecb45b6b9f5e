import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { device_parts } from '#domains/robots/device-models/parts/device-parts.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'
import { device_links } from '../links/device-links.table.ts'

/** Who has a robot put a new part in: its hours count from then on. Of this owner's time alone, like all that they did. */
export const part_replacements = pgTable(
  'part_replacements',
  {
    id: identity(),
    link_id: ref(() => device_links.id, 'cascade'),
    part_id: ref(() => device_parts.id),
    /** Of `model_parts`: the same part may sit at several channels; '' for the robot as a whole. */
    channel: text().notNull(),
    replaced_at: timestamptz().notNull(),
  },
  (t) => [index('part_replacements_part').on(t.link_id, t.part_id, t.channel, t.replaced_at)],
)
export type PartReplacement = typeof part_replacements.$inferSelect
