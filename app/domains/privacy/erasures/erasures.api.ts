import { z } from 'zod'
import { signedInOnly } from '#platform/procedure.ts'
import { askErasure, cancelErasure } from './erasures.actions.ts'
import { accountErasure } from './erasures.queries.ts'
import { AccountErasure, ErasureRequest, PendingErasure } from './erasures.schemas.ts'

const path = '/v1/user/account-erasure'

export const erasuresApi = {
  show: signedInOnly
    .route({ method: 'GET', path, summary: 'O que some e o que fica ao apagar a própria conta' })
    .output(AccountErasure)
    .handler(({ context }) => accountErasure(context)),
  ask: signedInOnly
    .route({ method: 'POST', path, successStatus: 202, summary: 'Pede para apagar a própria conta em 15 dias' })
    .input(ErasureRequest)
    .output(PendingErasure)
    .handler(({ context, input }) => askErasure(context, input)),
  cancel: signedInOnly
    .route({ method: 'DELETE', path, successStatus: 204, summary: 'Desiste de apagar a própria conta' })
    .output(z.void())
    .handler(({ context }) => cancelErasure(context)),
}
