import type { Domain } from '#domain.ts'
import { agendaCron, agendaJobs } from './agenda.jobs.ts'
import { agendaPersonalData } from './agenda.personal-data.ts'
import { agendaSubscribers } from './agenda.subscribers.ts'
import { addedFeed } from './feed/feed.actions.ts'
import { agendaFeedApi } from './feed/feed.api.ts'
import { tasksApi } from './tasks/tasks.api.ts'
import { todayApi } from './today/today.api.ts'

export const agenda = {
  api: { tasks: tasksApi, today: todayApi, feed: agendaFeedApi },
  addedAccess: [addedFeed],
  jobs: agendaJobs,
  cron: agendaCron,
  subscribers: agendaSubscribers,
  personalData: agendaPersonalData,
} satisfies Domain
