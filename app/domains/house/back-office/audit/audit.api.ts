import { whoCan } from '#platform/procedure.ts'
import { listAudit } from './audit.queries.ts'
import { AuditFilter, AuditPage } from './audit.schemas.ts'

export const auditApi = {
  listAudit: whoCan('audit.read').get('/v1/back-office/audit', 'A auditoria, com busca', AuditFilter, AuditPage, listAudit),
}
