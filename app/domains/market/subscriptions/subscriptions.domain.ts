import type { Domain } from '#domain.ts'
import { storeSubscriptionsApi } from './desk/store-subscriptions.api.ts'
import { subscriptionsOwed } from './obligations.queries.ts'
import { ownSubscriptionsApi } from './own/own-subscriptions.api.ts'
import { subscriptionsCron, subscriptionsJobs } from './subscriptions.jobs.ts'
import { subscriptionsPersonalData } from './subscriptions.personal-data.ts'
import { subscriptionsSubscribers } from './subscriptions.subscribers.ts'

export const subscriptions = {
  api: { own: ownSubscriptionsApi, ofStore: storeSubscriptionsApi },
  jobs: subscriptionsJobs,
  cron: subscriptionsCron,
  subscribers: subscriptionsSubscribers,
  personalData: subscriptionsPersonalData,
  storeObligations: subscriptionsOwed,
} satisfies Domain
