import { anyone } from '#platform/procedure.ts'
import { showHarvest } from './harvests.queries.ts'
import { HarvestFilter, HarvestReport } from './harvests.schemas.ts'

export const harvestsApi = {
  show: anyone.get(
    '/v1/plan-cultivation/plant/{id_or_slug}/harvest',
    'Colheita, secagem e rendimento de uma planta; custos só para quem a cultiva',
    HarvestFilter,
    HarvestReport,
    showHarvest,
  ),
}
