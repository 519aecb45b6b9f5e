import type { Domain } from '#domain.ts'
import { catalogues } from './catalogues.kinds.ts'
import { itemsApi } from './items/items.api.ts'

export const catalogue = {
  /** The same calls for every catalogue, each with its own name and permission. */
  api: {
    ciclos_da_planta: itemsApi(catalogues.ciclos_da_planta),
    aparencia_da_planta: itemsApi(catalogues.aparencia_da_planta),
    cuidados_planta: itemsApi(catalogues.cuidados_planta),
    saude_da_planta: itemsApi(catalogues.saude_da_planta),
    'status-plano-de-cultivo': itemsApi(catalogues['status-plano-de-cultivo']),
  },
} satisfies Domain
