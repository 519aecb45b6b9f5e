import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { players, point_entries } from './ledger/ledger.table.ts'

export const pointsPersonalData: PersonalTable[] = [
  {
    table: point_entries,
    label: 'Lançamentos de pontos',
    rows: ({ id }) => eq(point_entries.user_id, id),
    exported: { file: 'pontos' },
    erased: 'deleted',
  },
  {
    table: players,
    label: 'Soma dos seus pontos',
    tie: true,
    rows: ({ id }) => eq(players.user_id, id),
    exported: { file: 'pontos-soma' },
    erased: 'deleted',
  },
]
