import { anyone, Nothing } from '#platform/procedure.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { removeAllAddedAccess, showAddedAccess } from './added-access.actions.ts'
import { AddedAccessList } from './added-access.schemas.ts'

const path = '/v1/auth/added-access' as const

export const addedAccessApi = {
  // POST, so that the token appears in no URL and no access log.
  show: anyone.post(path, 'O que mais abre a conta, depois de uma senha nova', TokenInput, AddedAccessList, showAddedAccess),
  remove: anyone.post(`${path}/remove`, 'Remove tudo o que mais abre a conta', TokenInput, Nothing, removeAllAddedAccess),
}
