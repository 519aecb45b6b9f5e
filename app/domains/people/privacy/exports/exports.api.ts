import { signedInOnly } from '#platform/procedure.ts'
import { requestExport } from './exports.actions.ts'
import { latestExport } from './exports.queries.ts'
import { ExportRequest, LatestExport } from './exports.schemas.ts'

export const exportsApi = {
  latest: signedInOnly.get('/v1/user/data-exports/latest', 'A cópia dos próprios dados mais recente', LatestExport, latestExport),
  request: signedInOnly.later.post('/v1/user/data-exports', 'Pede uma cópia de todos os próprios dados, com a senha', ExportRequest, LatestExport, requestExport),
}
