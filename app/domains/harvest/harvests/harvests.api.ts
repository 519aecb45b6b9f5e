import { anyone } from '#platform/procedure.ts'
import { showHarvest } from './harvests.queries.ts'
import { HarvestFilter, HarvestReport } from './harvests.schemas.ts'

export const harvestsApi = {
  show: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/plant/{id_or_slug}/harvest',
      summary: 'Colheita, secagem e rendimento de uma planta; custos só para quem a cultiva',
    })
    .input(HarvestFilter)
    .output(HarvestReport)
    .handler(({ context, input }) => showHarvest(context, input)),
}
