import type { Domain } from '#domain.ts'
import { curationApi } from './curation/curation.api.ts'
import { geneticsPersonalData } from './genetics.personal-data.ts'
import { geneticsApi } from './library/genetics.api.ts'
import { geneticStocksApi } from './stock/genetic-stocks.api.ts'

export const genetics = {
  api: { library: geneticsApi, stock: geneticStocksApi, curation: curationApi },
  personalData: geneticsPersonalData,
} satisfies Domain
