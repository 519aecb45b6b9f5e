import { dayKey, daysBetween } from '#shared/dates.ts'
import { addDays, addMonths } from '#shared/days.ts'
import { DAY } from '#shared/durations.ts'
import {
  type CycleState,
  type Interval,
  isOver,
  type Step,
  type SubscriptionEnder,
  type SubscriptionState,
} from './subscription.kinds.ts'

const moves: Record<SubscriptionState, readonly SubscriptionState[]> = {
  pendente: ['ativa', 'cancelada'],
  teste: ['ativa', 'atrasada', 'cancelada', 'nao_paga'],
  ativa: ['ativa', 'atrasada', 'cancelada', 'nao_paga'],
  atrasada: ['ativa', 'nao_paga', 'cancelada'],
  nao_paga: [],
  cancelada: [],
}

/** @throws when a subscription does not go there. */
export function demandSubscriptionMove(from: SubscriptionState, to: SubscriptionState) {
  if (!moves[from].includes(to)) throw new Error(`a subscription does not go ${from} → ${to}`)
}

/** Days after the first try on which a cycle is asked for again: three retries. */
export const RETRY_AFTER_DAYS = [1, 3, 5]
/** Days after the start of an unpaid cycle during which what it opens stays open. */
export const GRACE_DAYS = 7
/** Days before a new price bites on which those who pay the old one are told. */
export const PRICE_NOTICE_DAYS = 30
/** Days before the end of a trial on which it is told. */
export const TRIAL_NOTICE_DAYS = 3

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY)
export const graceEnd = (starts_at: Date) => daysAfter(starts_at, GRACE_DAYS)

/**
 * When the next try is due after `tries` of them, or the end of grace when there is none left. A job that comes late
 * leaves a day between two tries all the same.
 */
export function nextTry(starts_at: Date, tries: number, now: Date): Date {
  const planned = daysAfter(starts_at, RETRY_AFTER_DAYS[tries - 1] ?? GRACE_DAYS)
  const earliest = daysAfter(now, 1)
  return planned > earliest ? planned : earliest
}

/** The day of the month in São Paulo. */
export const anchorDay = (moment: Date) => dayOfMonth(dayKey(moment))
const dayOfMonth = (day: string) => Number(day.slice(8))

/**
 * The anchor's day next month or year, in São Paulo; the last of a shorter month: 31 January, 28 February, 31 March. At
 * the same time of day: there has been no daylight saving time since 2019.
 */
export function periodEnd(start: Date, interval: Interval, anchor_day = anchorDay(start)): Date {
  const first = addMonths(`${dayKey(start).slice(0, 7)}-01`, interval === 'mensal' ? 1 : 12)
  const last = dayOfMonth(addDays(addMonths(first, 1), -1))
  return daysAfter(start, daysBetween(start, addDays(first, Math.min(anchor_day, last) - 1)))
}

/** When a period begins that follows one that ended then: at once, or today when nobody looked for longer than grace. */
export const nextStart = (ended: Date, now: Date) => (graceEnd(ended) < now ? now : ended)

type Due = { state: SubscriptionState; cancel_at: Date | null }
type Open = { state: CycleState; tries: number }

type Leaving = Pick<Due, 'state' | 'cancel_at'> & { canceled_by: SubscriptionEnder | null }

/** Who called it off themselves may take that back while the period runs; what the store ended is not theirs to undo. */
export const mayResume = ({ state, cancel_at, canceled_by }: Leaving, now: Date) =>
  !isOver(state) && canceled_by !== 'store' && cancel_at !== null && cancel_at > now

/** What is due now in a subscription whose moment has come, by its last cycle. */
export function stepOf({ state, cancel_at }: Due, { state: cycle, tries }: Open, now: Date): Step {
  if (cancel_at && cancel_at <= now) return 'end'
  if (state === 'pendente') return 'end'
  if (cycle !== 'aberto') return 'open_cycle'
  return tries <= RETRY_AFTER_DAYS.length ? 'try_again' : 'give_up'
}
