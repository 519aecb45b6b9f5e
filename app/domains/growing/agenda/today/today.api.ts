import { login } from '#platform/procedure.ts'
import { showToday } from './today.queries.ts'
import { Today } from './today.schemas.ts'

export const todayApi = {
  show: login.get('/v1/plan-cultivation/today', 'Hoje: o que fazer, por espaço', Today, showToday),
}
