import { z } from 'zod'
import { whoCan } from '#platform/procedure.ts'
import { EndedSessions } from '../sessions/sessions.schemas.ts'
import { UserProfile } from '../users/users.schemas.ts'
import { changeAccess } from './change-access.actions.ts'
import { updateProfileOf } from './edit-profile.actions.ts'
import { removeSecondFactor } from './remove-second-factor.actions.ts'
import { listStaffUsers, showProfileOf, showStaffUser } from './staff-users.queries.ts'
import {
  AccessChange,
  PasswordChangeDemand,
  ProfileChangeByStaff,
  ReasonInput,
  StaffSessionRef,
  StaffUser,
  StaffUserFilter,
  StaffUserPage,
  StaffUserRef,
} from './staff-users.schemas.ts'
import { demandPasswordChange, endSessionOf, endSessionsOf, liftSuspension, suspendUser } from './suspend.actions.ts'

const staff = whoCan('users.manage')
const path = '/v1/back-office/users' as const

export const staffUsersApi = {
  listAll: staff
    .route({ method: 'GET', path, summary: 'Todas as contas' })
    .input(StaffUserFilter)
    .output(StaffUserPage)
    .handler(({ context, input }) => listStaffUsers(context, input)),
  showOne: staff
    .route({ method: 'GET', path: `${path}/{id}`, summary: 'Uma conta: papéis, situação, aparelhos' })
    .input(StaffUserRef)
    .output(StaffUser)
    .handler(({ context, input }) => showStaffUser(context, input.id)),
  changeAccess: staff
    .route({ method: 'PUT', path: `${path}/{id}/access`, summary: 'Muda tipo e papéis de uma conta' })
    .input(AccessChange)
    .output(StaffUser)
    .handler(({ context, input }) => changeAccess(context, input)),
  suspend: staff
    .route({ method: 'POST', path: `${path}/{id}/suspend`, summary: 'Suspende uma conta e encerra suas sessões' })
    .input(ReasonInput)
    .output(StaffUser)
    .handler(({ context, input }) => suspendUser(context, input)),
  liftSuspension: staff
    .route({ method: 'POST', path: `${path}/{id}/lift-suspension`, summary: 'Devolve uma conta suspensa' })
    .input(ReasonInput)
    .output(StaffUser)
    .handler(({ context, input }) => liftSuspension(context, input)),
  demandPasswordChange: staff
    .route({ method: 'POST', path: `${path}/{id}/password-change`, summary: 'Exige, ou não mais, a troca da senha' })
    .input(PasswordChangeDemand)
    .output(StaffUser)
    .handler(({ context, input }) => demandPasswordChange(context, input)),
  removeSecondFactor: staff
    .route({
      method: 'POST',
      path: `${path}/{id}/remove-second-factor`,
      summary: 'Desliga as duas etapas de quem perdeu o celular e os códigos',
    })
    .input(ReasonInput)
    .output(StaffUser)
    .handler(({ context, input }) => removeSecondFactor(context, input)),
  endSession: staff
    .route({
      method: 'DELETE',
      path: `${path}/{id}/sessions/{session_id}`,
      successStatus: 204,
      summary: 'Desconecta um aparelho de uma conta',
    })
    .input(StaffSessionRef)
    .output(z.void())
    .handler(({ context, input }) => endSessionOf(context, input)),
  endAllSessions: staff
    .route({ method: 'DELETE', path: `${path}/{id}/sessions`, summary: 'Desconecta todos os aparelhos de uma conta' })
    .input(StaffUserRef)
    .output(EndedSessions)
    .handler(({ context, input }) => endSessionsOf(context, input)),
  showProfile: staff
    .route({ method: 'GET', path: `${path}/{id}/profile`, summary: 'O perfil de uma pessoa como ela o edita' })
    .input(StaffUserRef)
    .output(UserProfile)
    .handler(({ context, input }) => showProfileOf(context, input.id)),
  updateProfile: staff
    .route({ method: 'PUT', path: `${path}/{id}/profile`, summary: 'Edita o perfil de uma pessoa' })
    .input(ProfileChangeByStaff)
    .output(UserProfile)
    .handler(({ context, input }) => updateProfileOf(context, input)),
}
