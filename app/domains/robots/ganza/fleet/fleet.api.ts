import { iotAnalysts } from '#platform/procedure.ts'
import { fleetHealth } from './fleet.queries.ts'
import { FleetFilter, FleetHealth } from './fleet.schemas.ts'

export const fleetApi = {
  show: iotAnalysts.get('/v1/ganza/fleet', 'A saúde dos robôs por versão e por dia: partidas, quebras, dados recebidos, sinal e recusas', FleetFilter, FleetHealth, fleetHealth),
}
