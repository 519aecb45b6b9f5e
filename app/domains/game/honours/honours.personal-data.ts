import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { badge_awards } from './badges/badges.table.ts'
import { mission_enrolments } from './missions/missions.table.ts'

export const honoursPersonalData: PersonalTable[] = [
  {
    table: badge_awards,
    label: 'Emblemas',
    rows: ({ id }) => eq(badge_awards.user_id, id),
    names: { badge_name: sql`(select b.name from badges b where b.id = badge_awards.badge_id)` },
    exported: { file: 'emblemas', omit: ['given_by'] },
    erased: 'deleted',
  },
  {
    table: mission_enrolments,
    label: 'Missões',
    rows: ({ id }) => eq(mission_enrolments.user_id, id),
    names: { mission_name: sql`(select m.name from missions m where m.id = mission_enrolments.mission_id)` },
    exported: { file: 'missoes' },
    erased: 'deleted',
  },
]
