import type { Domain } from '#domain.ts'
import { activitiesApi } from './activities/activities.api.ts'
import { followedApi } from './followed/followed.api.ts'
import { journalPersonalData } from './journal.personal-data.ts'
import { journalSubscribers } from './journal.subscribers.ts'
import { doseHolds } from './measures/dose-holds.queries.ts'
import { openGardensApi } from './open-gardens/open-gardens.api.ts'
import { openUpdatesApi } from './open-updates/open-updates.api.ts'
import { quickLogApi } from './quick-log/quick-log.api.ts'
import { updatesApi } from './updates/updates.api.ts'

export const journal = {
  api: {
    updates: updatesApi,
    activities: activitiesApi,
    quickLog: quickLogApi,
    followed: followedApi,
    openGardens: openGardensApi,
    openUpdates: openUpdatesApi,
  },
  harvestHolds: doseHolds,
  subscribers: journalSubscribers,
  personalData: journalPersonalData,
} satisfies Domain
