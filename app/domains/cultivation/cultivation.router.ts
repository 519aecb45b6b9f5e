import { cyclesApi } from './cycles/cycles.api.ts'
import { plantsApi } from './plants/plants.api.ts'
import { updatesApi } from './updates/updates.api.ts'

export const cultivationRouter = { plants: plantsApi, cycles: cyclesApi, updates: updatesApi }
