import { eq, or, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { process_document_versions, process_documents } from './documents/process-documents.table.ts'

const KEPT =
  'Os documentos de um processo fazem parte do prontuário, que a Lei 13.787/2018 manda guardar por 20 anos. Ficam cifrados.'

export const processDocumentsPersonalData: PersonalTable[] = [
  {
    table: process_document_versions,
    label: 'Documentos que você enviou ou conferiu em processos',
    rows: ({ id }) => or(eq(process_document_versions.sent_by, id), eq(process_document_versions.decided_by, id)),
    exported: { file: 'comunidade360-documentos', omit: ['sealed_reason', 'idempotency_key'] },
    erased: { kept: KEPT },
    elsewhere: ({ id }) => sql`select f.file_id from process_document_files f
      join process_document_versions v on v.id = f.version_id join process_documents d on d.id = v.document_id
      join processes p on p.id = d.process_id where v.sent_by = ${id} and p.client_id <> ${id}`,
  },
  {
    table: process_documents,
    label: 'Documentos que você pediu em processos',
    tie: true,
    rows: ({ id }) => eq(process_documents.asked_by, id),
    exported: { file: 'comunidade360-pedidos', omit: ['sealed_title'] },
    erased: { kept: KEPT },
  },
]
