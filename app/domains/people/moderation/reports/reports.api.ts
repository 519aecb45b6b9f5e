import { login } from '#platform/procedure.ts'
import { reportThing } from './reports.actions.ts'
import { showReportable } from './reports.queries.ts'
import { ReportAnswer, Reportable, ReportCreate, ReportTarget } from './reports.schemas.ts'

const all = '/v1/social/report' as const

export const reportsApi = {
  about: login.refusing('not_found', 'conflict').get(all, 'O que vai ser denunciado', ReportTarget, Reportable, showReportable),
  send: login.refusing('not_found', 'conflict', 'too_many').create(all, 'Denuncia uma coisa à moderação', ReportCreate, ReportAnswer, reportThing),
}
