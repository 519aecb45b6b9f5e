import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { SessionRow } from '../sessions/sessions.schemas.ts'
import { MyProfileChange } from '../users/users.schemas.ts'

const id = rowId
const userType = z.enum(['grower', 'admin', 'acolhimento', 'advogado', 'medico', 'engenheiro-agronomo'])

export const accountStates = ['active', 'unverified', 'suspended', 'deleted'] as const
const state = z.enum(accountStates)
export type AccountState = z.infer<typeof state>

/** Reason, for the audit log. */
const reason = z.string().trim().min(5, 'Escreva o motivo em poucas palavras.').max(500)

export const StaffUserFilter = PageInput.extend({
  role: z.string().max(40).optional(),
  user_type: userType.optional(),
  state: state.optional(),
  /** Came on this day or later. */
  since: typedDay.optional(),
  order_by: z.enum(['created_at', 'nickname', 'email', 'last_seen_at']).default('created_at'),
})
export type StaffUserFilter = z.infer<typeof StaffUserFilter>

/** An account in the staff list. */
export const StaffUserCard = z.object({
  id: z.number().int(),
  nickname: z.string(),
  email: z.string(),
  user_type: userType,
  roles: z.array(z.string()),
  state,
  created_at: z.date(),
  /** Latest use of its open sessions. */
  last_seen_at: z.date().nullable(),
})
export type StaffUserCard = z.infer<typeof StaffUserCard>

export const StaffUserPage = pageOf(StaffUserCard)

export const StaffUser = StaffUserCard.extend({
  email_verified_at: z.date().nullable(),
  registration_confirmed_at: z.date().nullable(),
  need_update_password: z.boolean(),
  suspended_at: z.date().nullable(),
  suspended_reason: z.string().nullable(),
  second_factor: z.boolean(),
  passkeys_count: z.number().int(),
  sessions: z.array(SessionRow),
  /** Whether the viewer may manage this account: not their own, an admin's only as an admin. */
  can: z.object({ manage: z.boolean(), read_access_log: z.boolean() }),
})
export type StaffUser = z.infer<typeof StaffUser>

export const StaffUserRef = z.object({ id })
export type StaffUserRef = z.infer<typeof StaffUserRef>

export const ReasonInput = StaffUserRef.extend({ reason })
export type ReasonInput = z.infer<typeof ReasonInput>

export const AccessChange = ReasonInput.extend({
  user_type: userType,
  role_ids: z.array(rowId).max(50).default([]),
  opened: Opened,
})
export type AccessChange = z.infer<typeof AccessChange>

export const PasswordChangeDemand = ReasonInput.extend({ need_update_password: queryBoolean })
export type PasswordChangeDemand = z.infer<typeof PasswordChangeDemand>

export const StaffSessionRef = StaffUserRef.extend({ session_id: id })
export type StaffSessionRef = z.infer<typeof StaffSessionRef>

export const ProfileChangeByStaff = MyProfileChange.extend({ id })
export type ProfileChangeByStaff = z.infer<typeof ProfileChangeByStaff>
