import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProcessKind } from '#domains/care/processes/processes/process.kinds.ts'
import type { Context } from '#platform/context.ts'
import { process_document_kinds } from './process-document-kinds.table.ts'

/** What a process of a kind asks for, as the catalogue has it, for everybody: nothing of any process. */
export const askedDocuments = ({ db }: Context, kind: ProcessKind) =>
  db
    .select({
      name: process_document_kinds.name,
      help: process_document_kinds.help,
      required: process_document_kinds.required,
    })
    .from(process_document_kinds)
    .where(and(eq(process_document_kinds.active, true), inArray(process_document_kinds.process_kind, ['todos', kind])))
    .orderBy(asc(process_document_kinds.order), asc(process_document_kinds.id))
