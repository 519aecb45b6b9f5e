import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { point_adjustments } from './by-hand/point-adjustments.table.ts'
import { players, point_entries } from './ledger/ledger.table.ts'

export const pointsPersonalData: PersonalTable[] = [
  {
    table: point_entries,
    label: 'Lançamentos de pontos',
    rows: ({ id }) => eq(point_entries.user_id, id),
    names: { action_name: sql`(select a.name from action_types a where a.id = point_entries.action_type_id)` },
    exported: { file: 'pontos' },
    erased: 'deleted',
  },
  {
    table: point_adjustments,
    label: 'Pontos que a equipe deu ou tirou',
    rows: ({ id }) => eq(point_adjustments.user_id, id),
    exported: { file: 'pontos-da-equipe', omit: ['created_by', 'idempotency_key'] },
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
