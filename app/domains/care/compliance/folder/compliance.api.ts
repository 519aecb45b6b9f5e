import { z } from 'zod'
import { Evidence, EvidenceRef, GrowDays } from '#domains/care/evidence/evidence/evidence.schemas.ts'
import { openOwnEvidence, signGrow } from '#domains/care/evidence/index.ts'
import { login } from '#platform/procedure.ts'
import { showFolder } from './compliance.queries.ts'
import { ComplianceFolder } from './compliance.schemas.ts'

const all = '/v1/plan-cultivation/compliance' as const

export const complianceApi = {
  show: login.get(all, 'Os próprios documentos, o limite de plantas e os registros assinados', ComplianceFolder, showFolder),
  create: login
    .refusing('conflict', 'too_many')
    .create(`${all}/record`, 'Faz um registro assinado das próprias plantas', GrowDays, Evidence, (ctx, days) => signGrow(ctx, days, { process_id: null })),
  open: login.refusing('not_found').get(`${all}/record/{uuid}/file`, 'O PDF de um registro próprio', EvidenceRef, z.file(), openOwnEvidence),
}
