import type { Domain } from '#domain.ts'
import { cyclesApi } from './cycles/cycles.api.ts'
import { countPlantsInCycle } from './cycles/cycles.queries.ts'
import { gardenPersonalData } from './garden.personal-data.ts'
import { gardenSubscribers } from './garden.subscribers.ts'
import { hiddenPartsApi } from './hidden-parts/hidden-parts.api.ts'
import { moderatedPlant } from './plants/plant-moderated.actions.ts'
import { plantTarget } from './plants/plant-target.queries.ts'
import { plantsApi } from './plants/plants.api.ts'
import { moderatedSpace } from './spaces/space-moderated.actions.ts'
import { spaceTarget } from './spaces/space-target.queries.ts'
import { spacesApi } from './spaces/spaces.api.ts'
import { staffStuffsApi } from './stuffs/staff/staff-stuffs.api.ts'
import { stuffsApi } from './stuffs/stuffs.api.ts'

export const garden = {
  api: {
    plants: plantsApi,
    cycles: cyclesApi,
    spaces: spacesApi,
    stuffs: stuffsApi,
    staffStuffs: staffStuffsApi,
    hiddenParts: hiddenPartsApi,
  },
  subscribers: gardenSubscribers,
  personalData: gardenPersonalData,
  targets: {
    plant_id: { ...plantTarget, moderated: moderatedPlant },
    space_id: { ...spaceTarget, moderated: moderatedSpace },
  },
  usages: { ciclos_da_planta: countPlantsInCycle },
} satisfies Domain
