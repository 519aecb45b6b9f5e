import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { compartments } from '#domains/care/processes/processes/process.kinds.ts'
import { identity, optionalRef } from '#platform/database/columns.ts'

/** What is prepared for signing, with places for the words of a process. */
export const signing_templates = pgTable(
  'signing_templates',
  {
    id: identity(),
    name: text().notNull(),
    compartment: text({ enum: compartments }).notNull(),
    text: text().notNull(),
    /** The document of the checklist that it is once it is signed. */
    document_kind_id: optionalRef(() => process_document_kinds.id, 'set null'),
    /** The professional signs after the client. */
    countersigned: boolean().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('signing_templates_name').on(t.name)],
)
export type SigningTemplate = typeof signing_templates.$inferSelect
