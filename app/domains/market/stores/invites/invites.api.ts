import { confirmed, inAStore, login, Nothing } from '#platform/procedure.ts'
import { StoreTeam } from '../members/members.schemas.ts'
import { acceptInvite, refuseInvite } from './answer-invite.actions.ts'
import { inviteMember, resendInvite, withdrawInvite } from './invites.actions.ts'
import { InviteAccepted, InviteAnswer, OwnInvites, OwnInvitesInput, StoreInviteInput, StoreInviteRef } from './invites.schemas.ts'
import { listOwnInvites } from './own-invites.queries.ts'

const ofStore = '/v1/market/store/{id_or_slug}/invite' as const
const one = `${ofStore}/{invite_id}` as const
const own = '/v1/market/own-invites'

export const invitesApi = {
  mine: login.get(own, 'Convites abertos para trabalhar em lojas, sem páginas', OwnInvitesInput, OwnInvites, listOwnInvites),
  accept: confirmed.refusing('conflict').post(`${own}/{invite_id}/accept`, 'Aceita um convite', InviteAnswer, InviteAccepted, acceptInvite),
  refuse: login.refusing('conflict').post(`${own}/{invite_id}/refuse`, 'Recusa um convite', InviteAnswer, Nothing, refuseInvite),
  send: inAStore.refusing('conflict', 'too_many').create(ofStore, 'Convida alguém por e-mail', StoreInviteInput, StoreTeam, inviteMember),
  resend: inAStore.refusing('conflict', 'too_many').post(`${one}/resend`, 'Envia o convite de novo, por mais 7 dias', StoreInviteRef, StoreTeam, resendInvite),
  withdraw: inAStore.refusing('conflict').delete(one, 'Retira um convite', StoreInviteRef, StoreTeam, withdrawInvite),
}
