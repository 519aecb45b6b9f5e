import { login, refusing } from '#platform/procedure.ts'
import { reportThing } from './reports.actions.ts'
import { showReportable } from './reports.queries.ts'
import { ReportAnswer, Reportable, ReportCreate, ReportTarget } from './reports.schemas.ts'

const all = '/v1/social/report' as const

export const reportsApi = {
  about: refusing(login, 'not_found', 'conflict')
    .route({ method: 'GET', path: all, summary: 'O que vai ser denunciado' })
    .input(ReportTarget)
    .output(Reportable)
    .handler(({ context, input }) => showReportable(context, input)),
  send: refusing(login, 'not_found', 'conflict', 'too_many')
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Denuncia uma coisa à moderação' })
    .input(ReportCreate)
    .output(ReportAnswer)
    .handler(({ context, input }) => reportThing(context, input)),
}
