import { activitiesApi } from './activities/activities.api.ts'
import { agendaFeedApi } from './agenda/feed/feed.api.ts'
import { tasksApi } from './agenda/tasks.api.ts'
import { climateApi } from './climate/climate.api.ts'
import { cyclesApi } from './cycles/cycles.api.ts'
import { growExportApi } from './grow-export/grow-export.api.ts'
import { harvestsApi } from './harvests/harvests.api.ts'
import { hiddenPartsApi } from './hidden-parts/hidden-parts.api.ts'
import { jarsApi } from './jars/jars.api.ts'
import { manyPlantsApi } from './many-plants/many-plants.api.ts'
import { plansApi } from './plans/plans.api.ts'
import { plantsApi } from './plants/plants.api.ts'
import { shareLinksApi } from './sharing/share-links.api.ts'
import { spacesApi } from './spaces/spaces.api.ts'
import { staffStuffsApi } from './stuffs/staff/staff-stuffs.api.ts'
import { stuffsApi } from './stuffs/stuffs.api.ts'
import { todayApi } from './today/today.api.ts'
import { updatesApi } from './updates/updates.api.ts'

export const cultivationRouter = {
  plants: plantsApi,
  cycles: cyclesApi,
  updates: updatesApi,
  activities: activitiesApi,
  spaces: spacesApi,
  stuffs: stuffsApi,
  staffStuffs: staffStuffsApi,
  climate: climateApi,
  manyPlants: manyPlantsApi,
  plans: plansApi,
  agendaFeed: agendaFeedApi,
  tasks: tasksApi,
  today: todayApi,
  harvests: harvestsApi,
  growExport: growExportApi,
  shareLinks: shareLinksApi,
  jars: jarsApi,
  hiddenParts: hiddenPartsApi,
}
