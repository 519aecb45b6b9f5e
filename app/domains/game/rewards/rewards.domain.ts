import type { Domain } from '#domain.ts'
import { rewardsList } from './rewards/rewards.staff.ts'
import { rewardsDesk } from './rewards/waiting.queries.ts'
import { rewardsApi } from './rewards.api.ts'
import { rewardsPersonalData } from './rewards.personal-data.ts'

export const rewards = {
  api: { ...rewardsApi, staffRewards: rewardsList.calls },
  staff: [rewardsList],
  personalData: rewardsPersonalData,
  desk: rewardsDesk,
} satisfies Domain
