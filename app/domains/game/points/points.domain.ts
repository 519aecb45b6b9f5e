import type { Domain } from '#domain.ts'
import { actionTypes } from './action-types/action-types.staff.ts'
import { levelsList } from './levels/levels.staff.ts'
import { pointsApi } from './points.api.ts'
import { pointsCron, pointsJobs } from './points.jobs.ts'
import { pointsPersonalData } from './points.personal-data.ts'
import { pointsSubscribers } from './points.subscribers.ts'

export const points = {
  api: { ...pointsApi, actionTypes: actionTypes.calls, levels: levelsList.calls },
  staff: [actionTypes, levelsList],
  jobs: pointsJobs,
  cron: pointsCron,
  subscribers: pointsSubscribers,
  personalData: pointsPersonalData,
} satisfies Domain
