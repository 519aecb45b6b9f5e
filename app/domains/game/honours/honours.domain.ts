import type { Domain } from '#domain.ts'
import { badgesList } from './badges/badges.staff.ts'
import { honoursApi } from './honours.api.ts'
import { honoursCron, honoursJobs } from './honours.jobs.ts'
import { honoursPersonalData } from './honours.personal-data.ts'
import { honoursSubscribers } from './honours.subscribers.ts'
import { missionsList } from './missions/missions.staff.ts'

export const honours = {
  api: { ...honoursApi, staffBadges: badgesList.calls, staffMissions: missionsList.calls },
  staff: [badgesList, missionsList],
  jobs: honoursJobs,
  cron: honoursCron,
  subscribers: honoursSubscribers,
  personalData: honoursPersonalData,
} satisfies Domain
