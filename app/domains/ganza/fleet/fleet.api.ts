import { iotAnalysts } from '#platform/procedure.ts'
import { fleetHealth } from './fleet.queries.ts'
import { FleetFilter, FleetHealth } from './fleet.schemas.ts'

export const fleetApi = {
  show: iotAnalysts
    .route({
      method: 'GET',
      path: '/v1/ganza/fleet',
      summary: 'A saúde dos robôs por versão e por dia: partidas, quebras, dados recebidos, sinal e recusas',
    })
    .input(FleetFilter)
    .output(FleetHealth)
    .handler(({ context, input }) => fleetHealth(context, input)),
}
