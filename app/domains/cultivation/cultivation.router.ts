import { climateApi } from './climate/climate.api.ts'
import { cyclesApi } from './cycles/cycles.api.ts'
import { growExportApi } from './grow-export/grow-export.api.ts'
import { harvestsApi } from './harvests/harvests.api.ts'
import { manyPlantsApi } from './many-plants/many-plants.api.ts'
import { plantsApi } from './plants/plants.api.ts'
import { spacesApi } from './spaces/spaces.api.ts'
import { staffStuffsApi } from './stuffs/staff/staff-stuffs.api.ts'
import { stuffsApi } from './stuffs/stuffs.api.ts'
import { updatesApi } from './updates/updates.api.ts'

export const cultivationRouter = {
  plants: plantsApi,
  cycles: cyclesApi,
  updates: updatesApi,
  spaces: spacesApi,
  stuffs: stuffsApi,
  staffStuffs: staffStuffsApi,
  climate: climateApi,
  manyPlants: manyPlantsApi,
  harvests: harvestsApi,
  growExport: growExportApi,
}
