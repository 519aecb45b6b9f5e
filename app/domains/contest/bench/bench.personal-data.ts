import { sql } from 'drizzle-orm'
import { cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cup_scores } from './scores/cup-scores.table.ts'

export const benchPersonalData: PersonalTable[] = [
  {
    table: cup_scores,
    label: 'Notas na bancada da copa',
    rows: ({ id }) => sql`${cup_scores.judge_id} in (select j.id from ${cup_judges} j where j.user_id = ${id})`,
    // Whose redondo it was would break the blind bench.
    exported: { file: 'notas-na-bancada', omit: ['entry_id', 'set_aside_at', 'set_aside'] },
    erased: { kept: 'As notas que você deu contam no resultado da copa; continuam, sem o seu nome.' },
  },
]
