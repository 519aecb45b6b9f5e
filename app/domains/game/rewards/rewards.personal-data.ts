import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { reward_claims } from './rewards/rewards.table.ts'

export const rewardsPersonalData: PersonalTable[] = [
  {
    table: reward_claims,
    label: 'Recompensas que você trocou',
    rows: ({ id }) => eq(reward_claims.user_id, id),
    exported: { file: 'recompensas' },
    erased: 'deleted',
  },
]
