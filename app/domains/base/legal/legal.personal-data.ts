import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { terms_acceptances } from './terms/terms.table.ts'

export const legalPersonalData: PersonalTable[] = [
  {
    table: terms_acceptances,
    label: 'Aceites dos termos',
    rows: ({ id }) => eq(terms_acceptances.user_id, id),
    exported: { file: 'aceites-dos-termos' },
    erased: { kept: 'Provam o que foi combinado (versão, dia e endereço de IP). Ficam como prova, sem o seu nome.' },
  },
]
