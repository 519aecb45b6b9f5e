import type { Domain } from '#domain.ts'
import { storesApi } from './stores/stores.api.ts'
import { storesPersonalData } from './stores.personal-data.ts'

export const stores = {
  api: { stores: storesApi },
  personalData: storesPersonalData,
} satisfies Domain
