import { inAStore, Nothing } from '#platform/procedure.ts'
import { acceptOffer, offerStore, refuseOffer, withdrawOffer } from '../handover/handover.actions.ts'
import { listStoreLog } from '../history/store-log.queries.ts'
import { StoreLogFilter, StoreLogPage } from '../history/store-log.schemas.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { changeRole, leaveStore, removeMember } from './members.actions.ts'
import { showTeam } from './members.queries.ts'
import { StoreMemberChange, StoreMemberRef, StoreTeam } from './members.schemas.ts'

const one = '/v1/market/store/{id_or_slug}' as const
const member = `${one}/member/{user_id}` as const
const acting = inAStore.refusing('conflict')

export const membersApi = {
  team: inAStore.get(`${one}/member`, 'Quem trabalha na loja, com convites e oferta abertos', StoreRef, StoreTeam, (ctx, { id_or_slug }) => showTeam(ctx, id_or_slug)),
  log: inAStore.get(`${one}/log`, 'O que aconteceu na loja', StoreLogFilter, StoreLogPage, listStoreLog),
  changeRole: acting.put(member, 'Muda o papel de alguém', StoreMemberChange, StoreTeam, changeRole),
  remove: acting.delete(member, 'Tira alguém da equipe', StoreMemberRef, StoreTeam, removeMember),
  leave: acting.post(`${one}/leave`, 'Sai da equipe', StoreRef, Nothing, (ctx, { id_or_slug }) => leaveStore(ctx, id_or_slug)),
  offer: acting.post(`${member}/offer`, 'Oferece a loja a alguém da equipe', StoreMemberRef, StoreTeam, offerStore),
  withdrawOffer: acting.delete(`${one}/offer`, 'Retira a oferta da loja', StoreRef, StoreTeam, (ctx, { id_or_slug }) => withdrawOffer(ctx, id_or_slug)),
  acceptOffer: acting.post(`${one}/offer/accept`, 'Fica com a loja oferecida', StoreRef, StoreTeam, (ctx, { id_or_slug }) => acceptOffer(ctx, id_or_slug)),
  refuseOffer: acting.post(`${one}/offer/refuse`, 'Não fica com a loja oferecida', StoreRef, StoreTeam, (ctx, { id_or_slug }) => refuseOffer(ctx, id_or_slug)),
}
