import { Nothing, whoCan } from '#platform/procedure.ts'
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
  listAll: staff.get(path, 'Todas as contas', StaffUserFilter, StaffUserPage, listStaffUsers),
  showOne: staff.get(`${path}/{id}`, 'Uma conta: papéis, situação, aparelhos', StaffUserRef, StaffUser, (ctx, { id }) => showStaffUser(ctx, id)),
  changeAccess: staff.put(`${path}/{id}/access`, 'Muda tipo e papéis de uma conta', AccessChange, StaffUser, changeAccess),
  suspend: staff.post(`${path}/{id}/suspend`, 'Suspende uma conta e encerra suas sessões', ReasonInput, StaffUser, suspendUser),
  liftSuspension: staff.post(`${path}/{id}/lift-suspension`, 'Devolve uma conta suspensa', ReasonInput, StaffUser, liftSuspension),
  demandPasswordChange: staff.post(`${path}/{id}/password-change`, 'Exige, ou não mais, a troca da senha', PasswordChangeDemand, StaffUser, demandPasswordChange),
  removeSecondFactor: staff.post(`${path}/{id}/remove-second-factor`, 'Desliga as duas etapas de quem perdeu o celular e os códigos', ReasonInput, StaffUser, removeSecondFactor),
  endSession: staff.delete(`${path}/{id}/sessions/{session_id}`, 'Desconecta um aparelho de uma conta', StaffSessionRef, Nothing, endSessionOf),
  endAllSessions: staff.delete(`${path}/{id}/sessions`, 'Desconecta todos os aparelhos de uma conta', StaffUserRef, EndedSessions, endSessionsOf),
  showProfile: staff.get(`${path}/{id}/profile`, 'O perfil de uma pessoa como ela o edita', StaffUserRef, UserProfile, (ctx, { id }) => showProfileOf(ctx, id)),
  updateProfile: staff.put(`${path}/{id}/profile`, 'Edita o perfil de uma pessoa', ProfileChangeByStaff, UserProfile, updateProfileOf),
}
