import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, timestamptz } from '#platform/database/columns.ts'

/**
 * An edition of the cup. Its six phases follow each other without a gap: each ends, to the last millisecond, where the next
 * begins, so that only beginnings are kept, and the end of the last.
 */
export const cup_editions = pgTable(
  'cup_editions',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    text: text().notNull().default(''),
    rules: text().notNull().default(''),
    entries_at: timestamptz().notNull(),
    popular_at: timestamptz().notNull(),
    judges_at: timestamptz().notNull(),
    final_at: timestamptz().notNull(),
    best_at: timestamptz().notNull(),
    prizes_at: timestamptz().notNull(),
    ends_at: timestamptz().notNull(),
    /** Of the result, per cent; the rest is the public's. */
    jury_weight: smallint().notNull().default(70),
    /** How many of a modality go on to the final. */
    finalists: smallint().notNull().default(3),
    /** Lei 5.768/71: without a number only symbolic prizes. */
    authorisation_body: text().notNull().default(''),
    authorisation_number: text().notNull().default(''),
    /** Seen by all; before that by staff alone. */
    published: boolean().notNull().default(false),
    /** Set by publishing the result, never by hand. */
    show_results: boolean().notNull().default(false),
    /** When who is in the final was frozen. */
    finalists_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('cup_editions_slug').on(t.slug)],
)
export type CupEdition = typeof cup_editions.$inferSelect
