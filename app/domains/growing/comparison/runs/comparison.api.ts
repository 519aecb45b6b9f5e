import { login } from '#platform/procedure.ts'
import { compareRuns } from './comparison.queries.ts'
import { Comparison, ComparisonFilter } from './comparison.schemas.ts'

export const comparisonApi = {
  show: login.refusing('not_found').get('/v1/plan-cultivation/comparison', 'De 2 a 6 cultivos lado a lado, alinhados pelo dia', ComparisonFilter, Comparison, compareRuns),
}
