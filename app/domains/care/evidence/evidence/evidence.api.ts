import { z } from 'zod'
import { anyone, login } from '#platform/procedure.ts'
import { createEvidence, openEvidence, openEvidenceList } from './evidence.actions.ts'
import { checkEvidence } from './evidence.queries.ts'
import { Evidence, EvidenceCheck, EvidenceCreate, EvidenceFileRef, EvidenceList, EvidenceProcess, EvidenceRef } from './evidence.schemas.ts'

const all = '/v1/comunidade360/processo/{token}/prova' as const
const party = login.refusing('not_found')

export const evidenceApi = {
  list: party.get(all, 'As provas de cultivo de um processo', EvidenceProcess, EvidenceList, openEvidenceList),
  create: party.refusing('conflict', 'too_many').create(all, 'Faz uma prova das próprias plantas', EvidenceCreate, Evidence, createEvidence),
  open: party.get(`${all}/{uuid}/arquivo`, 'O documento; cada abertura é anotada', EvidenceFileRef, z.file(), openEvidence),
  check: anyone.refusing('not_found').get('/v1/comunidade360/prova/{uuid}', 'Resumo e assinatura, e nada do que ele diz', EvidenceRef, EvidenceCheck, checkEvidence),
}
