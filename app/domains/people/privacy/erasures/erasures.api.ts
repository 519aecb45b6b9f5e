import { Nothing, signedInOnly } from '#platform/procedure.ts'
import { askErasure, cancelErasure } from './erasures.actions.ts'
import { accountErasure } from './erasures.queries.ts'
import { AccountErasure, ErasureRequest, PendingErasure } from './erasures.schemas.ts'

const path = '/v1/user/account-erasure'

export const erasuresApi = {
  show: signedInOnly.get(path, 'O que some e o que fica ao apagar a própria conta', AccountErasure, accountErasure),
  ask: signedInOnly.refusing('conflict').later.post(path, 'Pede para apagar a própria conta em 15 dias', ErasureRequest, PendingErasure, askErasure),
  cancel: signedInOnly.delete(path, 'Desiste de apagar a própria conta', Nothing, cancelErasure),
}
