import { signedInOnly, whoCan } from '#platform/procedure.ts'
import { readAccessOf } from './access-log.actions.ts'
import { listOwnAccess } from './access-log.queries.ts'
import { AccessFilter, AccessPage, UserAccessFilter } from './access-log.schemas.ts'

export const accessLogApi = {
  listOwn: signedInOnly
    .route({ method: 'GET', path: '/v1/auth/access-log', summary: 'Os próprios acessos dos últimos seis meses' })
    .input(AccessFilter)
    .output(AccessPage)
    .handler(({ context, input }) => listOwnAccess(context, input)),
  readOf: whoCan('access.read')
    .route({
      method: 'GET',
      path: '/v1/back-office/users/{user_id}/access-log',
      summary: 'Os acessos de uma pessoa; a leitura fica na auditoria',
    })
    .input(UserAccessFilter)
    .output(AccessPage)
    .handler(({ context, input }) => readAccessOf(context, input)),
}
