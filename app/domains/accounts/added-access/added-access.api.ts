import { z } from 'zod'
import { anyone } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { removeAllAddedAccess, showAddedAccess } from './added-access.actions.ts'
import { AddedAccessList } from './added-access.schemas.ts'

const path = '/v1/auth/added-access' as const

export const addedAccessApi = {
  // POST, so that the token appears in no URL and no access log.
  show: anyone
    .route({ method: 'POST', path, summary: 'O que mais abre a conta, depois de uma senha nova' })
    .input(TokenInput)
    .output(AddedAccessList)
    .handler(({ context, input }) => showAddedAccess(context, input)),
  remove: anyone
    .route({
      method: 'POST',
      path: `${path}/remove`,
      successStatus: 204,
      summary: 'Remove tudo o que mais abre a conta',
    })
    .input(TokenInput)
    .output(z.void())
    .handler(({ context, input }) => removeAllAddedAccess(context, input)),
}
