import { daysBetween } from '#shared/dates.ts'
import type { ContactMessage } from '../contacts/contacts.table.ts'

/** Deadline of an answer, in days after the message. */
export const ANSWER_DAYS = 5

/** Whole days since the message that waits for an answer: the first, or what was written after the last answer; else null. */
export function waitingDays({ state, first_answered_at, created_at }: ContactMessage, again: Date | null, now: Date) {
  if (state === 'resolvido' || state === 'fechado') return null
  const since = first_answered_at ? again : created_at
  return since && daysBetween(since, now)
}

/** Negative: overdue. */
export const daysLeft = (days_since: number) => ANSWER_DAYS - days_since

export const isOverdue = (days_since: number) => daysLeft(days_since) < 0
