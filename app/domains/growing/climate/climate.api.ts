import { anyone, login } from '#platform/procedure.ts'
import { readClimate } from './climate.queries.ts'
import { Climate, ClimateFilter } from './climate.schemas.ts'
import { climateAlerts } from './climate-alerts.queries.ts'
import { ClimateAlerts } from './climate-alerts.schemas.ts'

export const climateApi = {
  read: anyone.get('/v1/plan-cultivation/space/{slug}/climate', 'Clima de um espaço: leituras, faixas e o que foi feito', ClimateFilter, Climate, readClimate),
  alerts: login.get('/v1/plan-cultivation/climate-alerts', 'O que está fora da faixa agora nos seus espaços', ClimateAlerts, climateAlerts),
}
