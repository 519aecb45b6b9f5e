import { login } from '#platform/procedure.ts'
import { requestCopy, showCopy } from './process-export.actions.ts'
import { ProcessCopy, ProcessCopyRef } from './process-export.schemas.ts'

const at = '/v1/comunidade360/processo/{token}/copia' as const

export const processExportApi = {
  latest: login.refusing('not_found').get(at, 'A última cópia de um processo próprio', ProcessCopyRef, ProcessCopy, showCopy),
  request: login.refusing('not_found', 'conflict').later.post(at, 'Pede uma cópia de um processo próprio: um ZIP cifrado no site', ProcessCopyRef, ProcessCopy, requestCopy),
}
