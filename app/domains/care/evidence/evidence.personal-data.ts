import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { process_evidence } from './evidence/evidence.table.ts'

export const evidencePersonalData: PersonalTable[] = [
  {
    table: process_evidence,
    label: 'Provas de cultivo que você fez',
    rows: ({ id }) => eq(process_evidence.created_by, id),
    exported: { file: 'comunidade360-provas' },
    erased: { kept: 'A prova já pode estar em uma petição: o que a confere fica, cifrado, com o processo.' },
  },
]
