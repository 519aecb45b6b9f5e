import { managers } from '#platform/procedure.ts'
import { managerPanel } from './manager.queries.ts'
import { ManagerPanel } from './manager.schemas.ts'

export const managerApi = {
  panel: managers
    .route({ method: 'GET', path: '/v1/manager/panel', summary: 'O que espera uma decisão, e os números da semana' })
    .output(ManagerPanel)
    .handler(({ context }) => managerPanel(context)),
}
