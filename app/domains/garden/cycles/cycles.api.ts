import { z } from 'zod'
import { anyone } from '#platform/procedure.ts'
import { rowId } from '#shared/row-id.ts'
import { PlantCycle } from '../plants/plants.schemas.ts'
import { countByCycle, listCycles } from './cycles.queries.ts'

/** `plants_id=1,2,3` or `plants_id[]=1&plants_id[]=2`. */
const ids = z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(rowId).max(500))

const Counts = z.object({
  data: z.array(z.object({ plant_cycle_id: z.number().int(), name: z.string(), count: z.number().int() })),
})

export const cyclesApi = {
  list: anyone
    .route({ method: 'GET', path: '/v1/plan-cultivation/plant-cycle', summary: 'Fases da planta, em ordem' })
    .output(z.object({ data: z.array(PlantCycle) }))
    .handler(({ context }) => listCycles(context)),
  countPlants: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/count-plants-by-plant-cycle',
      summary: 'Quantas plantas em cada fase',
    })
    .input(z.object({ plants_id: ids }))
    .output(Counts)
    .handler(({ context, input }) => countByCycle(context, input.plants_id)),
}
