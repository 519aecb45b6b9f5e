import { login } from '#platform/procedure.ts'
import { showToday } from './today.queries.ts'
import { Today } from './today.schemas.ts'

export const todayApi = {
  show: login
    .route({ method: 'GET', path: '/v1/plan-cultivation/today', summary: 'Hoje: o que fazer, por espaço' })
    .output(Today)
    .handler(({ context }) => showToday(context)),
}
