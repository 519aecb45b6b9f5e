import { managers } from '#platform/procedure.ts'
import { managerPanel } from './manager.queries.ts'
import { ManagerPanel } from './manager.schemas.ts'

export const managerApi = {
  panel: managers.get('/v1/manager/panel', 'O que espera uma decisão, e os números da semana', ManagerPanel, managerPanel),
}
