import { can, type Viewer } from '#platform/access/viewer.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'

type Owned = Pick<ContactMessage, 'user_id'>
type Standing = Pick<ContactMessage, 'state' | 'closed_at'>

const DAY = 86_400_000
const REOPEN_DAYS = 30

export const isTeam = (viewer: Viewer) => can(viewer, 'support.manage')

export const isSender = (viewer: Viewer, { user_id }: Owned) => user_id !== null && viewer?.id === user_id

/** Until when an ended conversation can go on; null while it has not ended. */
export const reopenUntil = ({ closed_at }: Standing) => closed_at && new Date(closed_at.getTime() + REOPEN_DAYS * DAY)

const isLate = (ticket: Standing, now: Date) => {
  const until = reopenUntil(ticket)
  return until !== null && now > until
}

/** A resolved one goes on by a reply, a closed one has to be reopened first. */
export const mayReply = (ticket: Standing, now: Date) => ticket.state !== 'fechado' && !isLate(ticket, now)

export const mayClose = ({ state }: Standing) => state !== 'fechado'

export const mayReopen = (ticket: Standing, now: Date) => ticket.state === 'fechado' && !isLate(ticket, now)

/** The mailed link is for who has no account, and ends with the conversation. */
export const linkHolds = (ticket: Owned & Standing, now: Date) => ticket.user_id === null && !isLate(ticket, now)
