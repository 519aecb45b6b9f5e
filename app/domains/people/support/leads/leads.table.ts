import { integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/database/columns.ts'
import { contact_messages } from '../contacts/contacts.table.ts'
import { landings } from './landing.kinds.ts'

/** A contact that came by a landing page, and the proof that its sender agreed to be written to. */
export const leads = pgTable(
  'leads',
  {
    contact_id: integer()
      .primaryKey()
      .references(() => contact_messages.id, { onDelete: 'cascade' }),
    landing: text({ enum: landings }).notNull(),
    /** As of the contact: the same person on the same page is one lead. */
    email: text().notNull(),
    phone: text(),
    consent_version: smallint().notNull(),
    /** As they stood on the page. */
    consent_words: text().notNull(),
    consented_at: timestamptz().notNull(),
  },
  (t) => [uniqueIndex('leads_once').on(t.landing, t.email)],
)
export type Lead = typeof leads.$inferSelect
