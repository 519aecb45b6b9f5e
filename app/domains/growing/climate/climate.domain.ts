import type { Domain } from '#domain.ts'
import { climateApi } from './climate.api.ts'

export const climate = {
  api: climateApi,
} satisfies Domain
