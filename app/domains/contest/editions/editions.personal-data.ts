import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cup_judges } from './judges/cup-judges.table.ts'

export const editionsPersonalData: PersonalTable[] = [
  {
    table: cup_judges,
    label: 'Bancadas da copa',
    rows: ({ id }) => eq(cup_judges.user_id, id),
    // Which redondos they don't score would tell which are whose.
    exported: { file: 'bancadas-da-copa', omit: ['tied_entries'] },
    erased: {
      anonymised: () => ({ user_id: null }),
      why: 'As notas que você deu contam no resultado da copa; continuam, sem o seu nome.',
    },
  },
]
