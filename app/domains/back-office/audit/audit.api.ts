import { whoCan } from '#platform/procedure.ts'
import { listAudit } from './audit.queries.ts'
import { AuditFilter, AuditPage } from './audit.schemas.ts'

export const auditApi = {
  listAudit: whoCan('audit.read')
    .route({ method: 'GET', path: '/v1/back-office/audit', summary: 'A auditoria, com busca' })
    .input(AuditFilter)
    .output(AuditPage)
    .handler(({ context, input }) => listAudit(context, input)),
}
