import { signedInOnly } from '#platform/procedure.ts'
import { requestExport } from './exports.actions.ts'
import { latestExport } from './exports.queries.ts'
import { ExportRequest, LatestExport } from './exports.schemas.ts'

export const exportsApi = {
  latest: signedInOnly
    .route({ method: 'GET', path: '/v1/user/data-exports/latest', summary: 'A cópia dos próprios dados mais recente' })
    .output(LatestExport)
    .handler(({ context }) => latestExport(context)),
  request: signedInOnly
    .route({
      method: 'POST',
      path: '/v1/user/data-exports',
      successStatus: 202,
      summary: 'Pede uma cópia de todos os próprios dados, com a senha',
    })
    .input(ExportRequest)
    .output(LatestExport)
    .handler(({ context, input }) => requestExport(context, input)),
}
