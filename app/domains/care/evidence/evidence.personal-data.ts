import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { process_evidence } from './evidence/evidence.table.ts'

export const evidencePersonalData: PersonalTable[] = [
  {
    table: process_evidence,
    label: 'Provas de cultivo que você guardou para você',
    rows: ({ id }) => and(eq(process_evidence.created_by, id), isNull(process_evidence.process_id)),
    exported: { file: 'provas-de-cultivo' },
    erased: 'deleted',
  },
  {
    table: process_evidence,
    label: 'Provas de cultivo que você fez para um processo',
    rows: ({ id }) => and(eq(process_evidence.created_by, id), isNotNull(process_evidence.process_id)),
    exported: { file: 'comunidade360-provas' },
    erased: { kept: 'A prova já pode estar em uma petição: o que a confere fica, cifrado, com o processo.' },
  },
]
