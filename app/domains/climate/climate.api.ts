import { anyone, login } from '#platform/procedure.ts'
import { readClimate } from './climate.queries.ts'
import { Climate, ClimateFilter } from './climate.schemas.ts'
import { climateAlerts } from './climate-alerts.queries.ts'
import { ClimateAlerts } from './climate-alerts.schemas.ts'

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
  alerts: login
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/climate-alerts',
      summary: 'O que está fora da faixa agora nos seus espaços',
    })
    .output(ClimateAlerts)
    .handler(({ context }) => climateAlerts(context)),
}
