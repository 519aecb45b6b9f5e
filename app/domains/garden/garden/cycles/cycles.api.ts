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
  list: anyone.get('/v1/plan-cultivation/plant-cycle', 'Fases da planta, em ordem', z.object({ data: z.array(PlantCycle) }), listCycles),
  countPlants: anyone.get('/v1/plan-cultivation/count-plants-by-plant-cycle', 'Quantas plantas em cada fase', z.object({ plants_id: ids }), Counts, (ctx, { plants_id }) =>
    countByCycle(ctx, plants_id),
  ),
}
