import type { Domain } from '#domain.ts'
import { consultancyPersonalData } from './consultancy.personal-data.ts'
import { consultancySubscribers } from './consultancy.subscribers.ts'
import { consultancyApi } from './slots/consultancy.api.ts'

export const consultancy = {
  api: consultancyApi,
  subscribers: consultancySubscribers,
  personalData: consultancyPersonalData,
} satisfies Domain
