import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { certificates } from './certificates/certificates.table.ts'

export const certificatesPersonalData: PersonalTable[] = [
  {
    table: certificates,
    label: 'Certificados',
    rows: ({ id }) => eq(certificates.user_id, id),
    exported: { file: 'certificados', omit: ['pdf'] },
    erased: {
      anonymised: () => ({ user_id: null, holder_name: null, pdf: null, shown: false }),
      why: 'O número, o hash do documento e se foi revogado continuam, sem o seu nome: quem tem o PDF ainda o confere.',
    },
  },
]
