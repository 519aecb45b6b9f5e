import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { badge_awards } from './badges/badges.table.ts'
import { mission_enrolments } from './missions/missions.table.ts'

export const honoursPersonalData: PersonalTable[] = [
  {
    table: badge_awards,
    label: 'Emblemas',
    rows: ({ id }) => eq(badge_awards.user_id, id),
    exported: { file: 'emblemas', omit: ['given_by'] },
    erased: 'deleted',
  },
  {
    table: mission_enrolments,
    label: 'Missões',
    rows: ({ id }) => eq(mission_enrolments.user_id, id),
    exported: { file: 'missoes' },
    erased: 'deleted',
  },
]
