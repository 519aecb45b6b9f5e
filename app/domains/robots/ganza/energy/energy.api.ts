import { login } from '#platform/procedure.ts'
import { showEnergy } from './energy.queries.ts'
import { RobotEnergy, RobotEnergyFilter } from './energy.schemas.ts'

export const energyApi = {
  show: login.get('/v1/ganza/ganza/{id}/energy', 'Quanto um robô gastou por dia e por canal, como se sabe e quanto custou', RobotEnergyFilter, RobotEnergy, showEnergy),
}
