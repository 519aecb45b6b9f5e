import { z } from 'zod'
import { confirmed, inAStore, login, refusing } from '#platform/procedure.ts'
import { StoreTeam } from '../members/members.schemas.ts'
import { acceptInvite, refuseInvite } from './answer-invite.actions.ts'
import { inviteMember, resendInvite, withdrawInvite } from './invites.actions.ts'
import {
  InviteAccepted,
  InviteAnswer,
  OwnInvites,
  OwnInvitesInput,
  StoreInviteInput,
  StoreInviteRef,
} from './invites.schemas.ts'
import { listOwnInvites } from './own-invites.queries.ts'

const ofStore = '/v1/market/store/{id_or_slug}/invite' as const
const one = `${ofStore}/{invite_id}` as const
const own = '/v1/market/own-invites'

export const invitesApi = {
  mine: login
    .route({ method: 'GET', path: own, summary: 'Convites abertos para trabalhar em lojas, sem páginas' })
    .input(OwnInvitesInput)
    .output(OwnInvites)
    .handler(({ context, input }) => listOwnInvites(context, input)),
  accept: refusing(confirmed, 'conflict')
    .route({ method: 'POST', path: `${own}/{invite_id}/accept`, summary: 'Aceita um convite' })
    .input(InviteAnswer)
    .output(InviteAccepted)
    .handler(({ context, input }) => acceptInvite(context, input)),
  refuse: refusing(login, 'conflict')
    .route({ method: 'POST', path: `${own}/{invite_id}/refuse`, successStatus: 204, summary: 'Recusa um convite' })
    .input(InviteAnswer)
    .output(z.void())
    .handler(({ context, input }) => refuseInvite(context, input)),
  send: refusing(inAStore, 'conflict', 'too_many')
    .route({ method: 'POST', path: ofStore, successStatus: 201, summary: 'Convida alguém por e-mail' })
    .input(StoreInviteInput)
    .output(StoreTeam)
    .handler(({ context, input }) => inviteMember(context, input)),
  resend: refusing(inAStore, 'conflict', 'too_many')
    .route({ method: 'POST', path: `${one}/resend`, summary: 'Envia o convite de novo, por mais 7 dias' })
    .input(StoreInviteRef)
    .output(StoreTeam)
    .handler(({ context, input }) => resendInvite(context, input)),
  withdraw: refusing(inAStore, 'conflict')
    .route({ method: 'DELETE', path: one, summary: 'Retira um convite' })
    .input(StoreInviteRef)
    .output(StoreTeam)
    .handler(({ context, input }) => withdrawInvite(context, input)),
}
