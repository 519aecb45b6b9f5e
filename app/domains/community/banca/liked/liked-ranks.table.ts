import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { likedTargets, periods } from './liked.kinds.ts'

/**
 * The most saved things of a period, as a job counted them: more than are shown, since some are not for every viewer.
 * Counts salves given in the period that were not taken back.
 */
export const liked_ranks = pgTable(
  'liked_ranks',
  {
    target: text({ enum: likedTargets }).notNull(),
    period: text({ enum: periods }).notNull(),
    position: smallint().notNull(),
    target_id: integer().notNull(),
    saves: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.target, t.period, t.position] }),
    index('liked_ranks_thing').on(t.target, t.target_id),
  ],
)
