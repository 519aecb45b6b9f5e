import { z } from 'zod'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { invitedRoles } from './invite.kinds.ts'

export const StoreInviteInput = StoreRef.extend({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  role: z.enum(invitedRoles, { error: 'Escolha um papel.' }),
})
export type StoreInviteInput = z.infer<typeof StoreInviteInput>

export const StoreInviteRef = StoreRef.extend({ invite_id: rowId })
export type StoreInviteRef = z.infer<typeof StoreInviteRef>

const token = z.string().max(100).optional()

export const OwnInvitesInput = z.object({ token })
export type OwnInvitesInput = z.infer<typeof OwnInvitesInput>

/** `token`: of the mailed link, when it came to another address than the account's. */
export const InviteAnswer = z.object({ invite_id: rowId, token })
export type InviteAnswer = z.infer<typeof InviteAnswer>

/** An invitation for whom it is for. */
export const OwnInvite = z.object({
  id: z.number().int(),
  store: z.object({ name: z.string(), tagline: z.string(), logo: PhotoDocument.nullable() }),
  role: z.enum(invitedRoles),
  invited_by: z.string().nullable(),
  expires_at: z.date(),
})
export type OwnInvite = z.infer<typeof OwnInvite>
export const OwnInvites = z.object({ data: z.array(OwnInvite) })

export const InviteAccepted = z.object({ slug: z.string(), name: z.string() })
export type InviteAccepted = z.infer<typeof InviteAccepted>
