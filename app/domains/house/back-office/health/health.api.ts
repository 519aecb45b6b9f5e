import { admins } from '#platform/procedure.ts'
import { showHealth } from './health.queries.ts'
import { Health } from './health.schemas.ts'

export const healthApi = {
  show: admins.get('/v1/admin/health', 'Como está cada parte do site', Health, showHealth),
}
