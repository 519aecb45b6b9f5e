import { boolean, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { compartments, processKinds } from '#domains/care/processes/processes/process.kinds.ts'
import { identity } from '#platform/database/columns.ts'

export const forKinds = ['todos', ...processKinds] as const

/** What the checklist of a process asks for. */
export const process_document_kinds = pgTable(
  'process_document_kinds',
  {
    id: identity(),
    slug: text().notNull(),
    name: text().notNull(),
    help: text().notNull().default(''),
    compartment: text({ enum: compartments }).notNull(),
    process_kind: text({ enum: forKinds }).notNull(),
    required: boolean().notNull().default(true),
    /** Months from its date until it lapses; 0: never. */
    months: smallint().notNull().default(0),
    order: smallint().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('process_document_kinds_slug').on(t.slug)],
)
