import { boolean, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { movers, waitedFor } from '../processes/process.kinds.ts'

/** Where a process may stand: the catalogue of the team. A new one begins at the first active one. */
export const process_statuses = pgTable(
  'process_statuses',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    /** What the client reads: 'Seu processo está com a médica'. */
    client_text: text().notNull(),
    waits_for: text({ enum: waitedFor }).notNull(),
    order: smallint().notNull(),
    /** Working days that it should take; 0: nobody counts. */
    days: smallint().notNull().default(0),
    /** Nothing more is done: the client may open another one. */
    closes: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('process_statuses_slug').on(t.slug)],
)
export type ProcessStatus = typeof process_statuses.$inferSelect

/** Who may move a process from one status to another; the administration may always. */
export const process_moves = pgTable(
  'process_moves',
  {
    id: identity(),
    from_id: ref(() => process_statuses.id, 'cascade'),
    to_id: ref(() => process_statuses.id, 'cascade'),
    by: text({ enum: movers }).notNull(),
    note: text().notNull().default(''),
  },
  (t) => [uniqueIndex('process_moves_once').on(t.from_id, t.to_id, t.by), index('process_moves_to').on(t.to_id)],
)
