import { daysBetween } from '#shared/dates.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'

/** Deadline of the first answer, in days after the message. */
const FIRST_ANSWER_DAYS = 5

/** Whole days since the message, while the first answer is due; else null. */
export const waitingDays = ({ state, first_answered_at, created_at }: ContactMessage, now: Date) =>
  first_answered_at || state === 'resolvido' || state === 'fechado' ? null : daysBetween(created_at, now)

/** Negative: overdue. */
export const daysLeft = (days_since: number) => FIRST_ANSWER_DAYS - days_since

export const isOverdue = (days_since: number) => daysLeft(days_since) < 0
