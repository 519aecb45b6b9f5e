import { z } from 'zod'
import { inAStore, refusing } from '#platform/procedure.ts'
import { acceptOffer, offerStore, refuseOffer, withdrawOffer } from '../handover/handover.actions.ts'
import { listStoreLog } from '../history/store-log.queries.ts'
import { StoreLogFilter, StoreLogPage } from '../history/store-log.schemas.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { changeRole, leaveStore, removeMember } from './members.actions.ts'
import { showTeam } from './members.queries.ts'
import { StoreMemberChange, StoreMemberRef, StoreTeam } from './members.schemas.ts'

const one = '/v1/market/store/{id_or_slug}' as const
const member = `${one}/member/{user_id}` as const
const acting = refusing(inAStore, 'conflict')

export const membersApi = {
  team: inAStore
    .route({ method: 'GET', path: `${one}/member`, summary: 'Quem trabalha na loja, com convites e oferta abertos' })
    .input(StoreRef)
    .output(StoreTeam)
    .handler(({ context, input }) => showTeam(context, input.id_or_slug)),
  log: inAStore
    .route({ method: 'GET', path: `${one}/log`, summary: 'O que aconteceu na loja' })
    .input(StoreLogFilter)
    .output(StoreLogPage)
    .handler(({ context, input }) => listStoreLog(context, input)),
  changeRole: acting
    .route({ method: 'PUT', path: member, summary: 'Muda o papel de alguém' })
    .input(StoreMemberChange)
    .output(StoreTeam)
    .handler(({ context, input }) => changeRole(context, input)),
  remove: acting
    .route({ method: 'DELETE', path: member, summary: 'Tira alguém da equipe' })
    .input(StoreMemberRef)
    .output(StoreTeam)
    .handler(({ context, input }) => removeMember(context, input)),
  leave: acting
    .route({ method: 'POST', path: `${one}/leave`, successStatus: 204, summary: 'Sai da equipe' })
    .input(StoreRef)
    .output(z.void())
    .handler(({ context, input }) => leaveStore(context, input.id_or_slug)),
  offer: acting
    .route({ method: 'POST', path: `${member}/offer`, summary: 'Oferece a loja a alguém da equipe' })
    .input(StoreMemberRef)
    .output(StoreTeam)
    .handler(({ context, input }) => offerStore(context, input)),
  withdrawOffer: acting
    .route({ method: 'DELETE', path: `${one}/offer`, summary: 'Retira a oferta da loja' })
    .input(StoreRef)
    .output(StoreTeam)
    .handler(({ context, input }) => withdrawOffer(context, input.id_or_slug)),
  acceptOffer: acting
    .route({ method: 'POST', path: `${one}/offer/accept`, summary: 'Fica com a loja oferecida' })
    .input(StoreRef)
    .output(StoreTeam)
    .handler(({ context, input }) => acceptOffer(context, input.id_or_slug)),
  refuseOffer: acting
    .route({ method: 'POST', path: `${one}/offer/refuse`, summary: 'Não fica com a loja oferecida' })
    .input(StoreRef)
    .output(StoreTeam)
    .handler(({ context, input }) => refuseOffer(context, input.id_or_slug)),
}
