import { can, type Viewer } from '#platform/access/viewer.ts'
import { DAY } from '#shared/durations.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'
import type { Landing } from '../leads/landing.kinds.ts'

type Owned = Pick<ContactMessage, 'user_id'>
type TicketStatus = Pick<ContactMessage, 'state' | 'closed_at'>

const REOPEN_DAYS = 30

export const isTeam = (viewer: Viewer) => can(viewer, 'support.manage')

/** The page whose requests the reception of Comunidade 360 answers, besides the team. */
export const receptionLanding: Landing = 'comunidade-360-consultoria-hc-cultivo-em-casa'

/** Where the team, and where the reception, reads a conversation. */
export const staffPath = (uuid: string) => `/admin/contatos/ticket/${uuid}`
export const receptionPath = (uuid: string) => `/comunidade-360/advogado/contatos/${uuid}`

export const readsLeadsOf = (viewer: Viewer, landing: Landing | undefined) =>
  isTeam(viewer) || (landing === receptionLanding && viewer?.user_type === 'acolhimento')

/** Deadline for reopening an ended conversation; null while it has not ended. */
export const reopenUntil = ({ closed_at }: TicketStatus) =>
  closed_at && new Date(closed_at.getTime() + REOPEN_DAYS * DAY)

const isLate = (ticket: TicketStatus, now: Date) => {
  const until = reopenUntil(ticket)
  return until !== null && now > until
}

/** A reply reopens a resolved ticket; a closed one must be reopened first. */
export const mayReply = (ticket: TicketStatus, now: Date) => ticket.state !== 'fechado' && !isLate(ticket, now)

export const mayClose = ({ state }: TicketStatus) => state !== 'fechado'

export const mayReopen = (ticket: TicketStatus, now: Date) => ticket.state === 'fechado' && !isLate(ticket, now)

/** The mailed link is for senders without an account, and is valid until the conversation can no longer be reopened. */
export const isLinkValid = (ticket: Owned & TicketStatus, now: Date) => ticket.user_id === null && !isLate(ticket, now)
