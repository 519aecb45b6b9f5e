import { and, eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { genetics } from './library/genetics.table.ts'
import { genetic_stocks } from './stock/genetic-stocks.table.ts'

export const geneticsPersonalData: PersonalTable[] = [
  {
    table: genetic_stocks,
    label: 'Estoque de sementes e clones',
    rows: ({ id }) => eq(genetic_stocks.created_by, id),
    exported: { file: 'sementes-e-clones', omit: ['created_by', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: genetics,
    label: 'Genéticas',
    rows: ({ id }) => and(eq(genetics.created_by, id), eq(genetics.private, true)),
    exported: { file: 'geneticas', omit: ['created_by', 'search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: genetics,
    label: 'Genéticas suas que entraram na biblioteca de todos',
    rows: ({ id }) => and(eq(genetics.created_by, id), eq(genetics.private, false)),
    exported: { file: 'geneticas-da-biblioteca', omit: ['created_by', 'search_text', 'idempotency_key'] },
    erased: { kept: 'Plantas e cruzamentos de outras pessoas dependem delas; ficam sem o seu nome.' },
  },
]
