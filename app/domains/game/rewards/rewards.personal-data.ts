import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { reward_claims } from './rewards/rewards.table.ts'

export const rewardsPersonalData: PersonalTable[] = [
  {
    table: reward_claims,
    label: 'Recompensas que você trocou',
    rows: ({ id }) => eq(reward_claims.user_id, id),
    names: { reward_name: sql`(select r.name from rewards r where r.id = reward_claims.reward_id)` },
    exported: { file: 'recompensas' },
    erased: 'deleted',
  },
]
