import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'
import { invitedRoles } from '../invites/invite.kinds.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { storeRoles } from './store-role.kinds.ts'

const id = z.number().int()

export const StoreMemberRef = StoreRef.extend({ user_id: rowId })
export type StoreMemberRef = z.infer<typeof StoreMemberRef>

export const StoreMemberChange = StoreMemberRef.extend({
  role: z.enum(invitedRoles, { error: 'Escolha um papel.' }),
  opened: Opened,
})
export type StoreMemberChange = z.infer<typeof StoreMemberChange>

export const StorePerson = z.object({ id, nickname: z.string(), photo_url: z.string().nullable() })
export type StorePerson = z.infer<typeof StorePerson>

export const StoreMember = z.object({
  user: StorePerson,
  role: z.enum(storeRoles),
  since: z.date(),
  can: z.object({ change_role: z.boolean(), remove: z.boolean(), offer: z.boolean() }),
})
export type StoreMember = z.infer<typeof StoreMember>

export const StoreOpenInvite = z.object({
  id,
  email: z.string(),
  role: z.enum(invitedRoles),
  expires_at: z.date(),
  lapsed: z.boolean(),
})
export type StoreOpenInvite = z.infer<typeof StoreOpenInvite>

/** Who works in a store. Invitations and an offer are for who may manage them, and for whom the store is offered to. */
export const StoreTeam = z.object({
  data: z.array(StoreMember),
  invites: z.array(StoreOpenInvite),
  handover: z.object({ to: StorePerson, mine: z.boolean(), created_at: z.date() }).nullable(),
  can: z.object({ manage: z.boolean(), leave: z.boolean() }),
})
export type StoreTeam = z.infer<typeof StoreTeam>
