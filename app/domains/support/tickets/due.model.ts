import { daysBetween } from '#shared/dates.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'

/** So many days after the message its first answer is due. */
const FIRST_ANSWER_DAYS = 5

/** Whole days since it came, while the team owes its first answer. */
export const waitingDays = ({ state, first_answered_at, created_at }: ContactMessage, now: Date) =>
  first_answered_at || state === 'resolvido' || state === 'fechado' ? null : daysBetween(created_at, now)

/** Below zero it is late. */
export const daysLeft = (days_since: number) => FIRST_ANSWER_DAYS - days_since

export const isOverdue = (days_since: number) => daysLeft(days_since) < 0
