import { anyone } from '#platform/procedure.ts'
import { readClimate } from './climate.queries.ts'
import { Climate, ClimateFilter } from './climate.schemas.ts'

export const climateApi = {
  read: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/space/{slug}/climate',
      summary: 'Clima de um espaço: leituras, faixas e o que foi feito',
    })
    .input(ClimateFilter)
    .output(Climate)
    .handler(({ context, input }) => readClimate(context, input)),
}
