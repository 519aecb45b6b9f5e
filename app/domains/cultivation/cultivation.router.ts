import { agendaFeedApi } from './agenda/feed/feed.api.ts'
import { tasksApi } from './agenda/tasks.api.ts'
import { cyclesApi } from './cycles/cycles.api.ts'
import { plantsApi } from './plants/plants.api.ts'
import { spacesApi } from './spaces/spaces.api.ts'
import { stuffsApi } from './stuffs/stuffs.api.ts'
import { todayApi } from './today/today.api.ts'
import { updatesApi } from './updates/updates.api.ts'

export const cultivationRouter = {
  plants: plantsApi,
  cycles: cyclesApi,
  updates: updatesApi,
  spaces: spacesApi,
  stuffs: stuffsApi,
  agendaFeed: agendaFeedApi,
  tasks: tasksApi,
  today: todayApi,
}
