import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { scorePhases } from './cup-score.kinds.ts'

/** What one of the bench gave one redondo in one phase; sent when all criteria have a mark. */
export const cup_scores = pgTable(
  'cup_scores',
  {
    id: identity(),
    entry_id: ref(() => cup_entries.id),
    judge_id: ref(() => cup_judges.id),
    phase: text({ enum: scorePhases }).notNull(),
    /** 0 to 10 by id of criterion, steps of 0.5. */
    marks: jsonb().$type<Record<string, number>>().notNull().default({}),
    words: text().notNull().default(''),
    /** Null while it is a draft. */
    sent_at: timestamptz(),
    created_at: createdAt(),
    changed_at: createdAt(),
    /** Of the form that it came from last. */
    last_key: uuid(),
    /** Since when and why the team does not count it, of a judge who turned out to be tied. */
    set_aside_at: timestamptz(),
    set_aside: text(),
  },
  (t) => [
    uniqueIndex('cup_scores_one').on(t.judge_id, t.entry_id, t.phase),
    index('cup_scores_entry').on(t.entry_id, t.phase),
  ],
)
export type CupScore = typeof cup_scores.$inferSelect
