import { login } from '#platform/procedure.ts'
import { showEnergy } from './energy.queries.ts'
import { RobotEnergy, RobotEnergyFilter } from './energy.schemas.ts'

export const energyApi = {
  show: login
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza/{id}/energy',
      summary: 'Quanto um robô gastou por dia e por canal, como se sabe e quanto custou',
    })
    .input(RobotEnergyFilter)
    .output(RobotEnergy)
    .handler(({ context, input }) => showEnergy(context, input)),
}
