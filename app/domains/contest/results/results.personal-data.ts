import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cup_results } from './results/cup-results.table.ts'

export const resultsPersonalData: PersonalTable[] = [
  {
    table: cup_results,
    label: 'Apurações da copa',
    rows: ({ id }) => eq(cup_results.computed_by, id),
    exported: {
      not: 'São resultados da copa, que qualquer um pode baixar na página dela; o registro da equipe diz quem apurou.',
    },
    erased: {
      anonymised: () => ({ computed_by: null }),
      why: 'O resultado da copa é de todos e continua, sem o seu nome.',
    },
  },
]
