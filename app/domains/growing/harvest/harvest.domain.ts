import type { Domain } from '#domain.ts'
import { harvestPersonalData } from './harvest.personal-data.ts'
import { harvestsApi } from './harvests/harvests.api.ts'
import { jarsApi } from './jars/jars.api.ts'

export const harvest = {
  api: { harvests: harvestsApi, jars: jarsApi },
  personalData: harvestPersonalData,
} satisfies Domain
