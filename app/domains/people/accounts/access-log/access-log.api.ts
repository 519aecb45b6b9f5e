import { signedInOnly, whoCan } from '#platform/procedure.ts'
import { readAccessOf } from './access-log.actions.ts'
import { listOwnAccess } from './access-log.queries.ts'
import { AccessFilter, AccessPage, UserAccessFilter } from './access-log.schemas.ts'

export const accessLogApi = {
  listOwn: signedInOnly.get('/v1/auth/access-log', 'Os próprios acessos dos últimos seis meses', AccessFilter, AccessPage, listOwnAccess),
  readOf: whoCan('access.read').get(
    '/v1/back-office/users/{user_id}/access-log',
    'Os acessos de uma pessoa; a leitura fica na auditoria',
    UserAccessFilter,
    AccessPage,
    readAccessOf,
  ),
}
