import { and, eq, inArray } from 'drizzle-orm'
import type { Compartment } from '#domains/care/processes/processes/process.kinds.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { documentOfKind, lastVersion } from './process-documents.actions.ts'
import { documentsPlace } from './process-documents.queries.ts'
import {
  type ProcessDocument,
  process_document_files,
  process_document_versions,
  process_documents,
} from './process-documents.table.ts'

type Signed = {
  title: string
  compartment: Compartment
  /** The kind that it answers; besides the checklist where there is none, or the process does not ask for it. */
  kind_id: number | null
  file_id: number
  sent_by: number
  /** Who prepared the text. */
  asked_by: number
  /** Who signed for the profession; nobody where the client's signature is enough. */
  decided_by: number | null
}

/** What was signed here is a document of the process, approved. Under the lock of the process. */
export async function keepSigned(tx: Context, process: Process, signed: Signed) {
  const { file_id, sent_by, decided_by } = signed
  const { id } = (await askedFor(tx, process, signed)) ?? (await besides(tx, process.id, signed))
  const at = tx.now()
  const [version] = await tx.db
    .insert(process_document_versions)
    .values({
      ...{ document_id: id, version: (await lastVersion(tx, id)) + 1, sent_by, sent_at: at },
      ...{ verdict: 'aprovado', decided_by, decided_at: at, signed: true },
    })
    .returning({ id: process_document_versions.id })
  if (!version) throw new Error('insert returned no row')
  await tx.db.insert(process_document_files).values({ version_id: version.id, file_id, order: 0 })
  await tx.db.update(process_documents).set({ state: 'aprovado', expires_on: null }).where(eq(process_documents.id, id))
}

async function askedFor(tx: Context, process: Process, { kind_id, compartment }: Signed) {
  if (!kind_id) return null
  const [kind] = await tx.db
    .select()
    .from(process_document_kinds)
    .where(
      and(
        ...[eq(process_document_kinds.id, kind_id), eq(process_document_kinds.compartment, compartment)],
        inArray(process_document_kinds.process_kind, ['todos', process.kind]),
      ),
    )
  return kind ? documentOfKind(tx, process.id, kind) : null
}

async function besides(tx: Context, process_id: number, { title, compartment, asked_by }: Signed) {
  const sealed_title = sealText(tx.env.keys, documentsPlace(process_id), title)
  const [made] = await tx.db
    .insert(process_documents)
    .values({ process_id, compartment, sealed_title, asked_by, created_at: tx.now() })
    .returning()
  return made as ProcessDocument
}
