import type { StoreRole } from '../members/store-role.kinds.ts'

/** Roles that can be given: an owner only hands over. */
export const invitedRoles = ['manager', 'viewer'] as const satisfies StoreRole[]
export type InvitedRole = (typeof invitedRoles)[number]

/** How an invitation or an offer ended; none while it is open. */
export const inviteOutcomes = ['accepted', 'refused', 'withdrawn', 'lapsed'] as const
