import { activitiesApi } from './activities/activities.api.ts'
import { cyclesApi } from './cycles/cycles.api.ts'
import { plantsApi } from './plants/plants.api.ts'
import { spacesApi } from './spaces/spaces.api.ts'
import { stuffsApi } from './stuffs/stuffs.api.ts'
import { updatesApi } from './updates/updates.api.ts'

export const cultivationRouter = {
  plants: plantsApi,
  cycles: cyclesApi,
  updates: updatesApi,
  activities: activitiesApi,
  spaces: spacesApi,
  stuffs: stuffsApi,
}
