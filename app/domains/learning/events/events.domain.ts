import type { Domain } from '#domain.ts'
import { eventsApi } from './events/events.api.ts'
import { eventsCron, eventsJobs } from './events.jobs.ts'
import { eventsPersonalData } from './events.personal-data.ts'
import { eventsSubscribers } from './events.subscribers.ts'
import { eventTypes } from './types/event-types.staff.ts'

export const events = {
  api: { events: eventsApi, staffTypes: eventTypes.calls },
  staff: [eventTypes],
  jobs: eventsJobs,
  cron: eventsCron,
  subscribers: eventsSubscribers,
  personalData: eventsPersonalData,
} satisfies Domain
