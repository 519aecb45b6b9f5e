import type { Interval, SubscriptionState } from './subscription.kinds.ts'

const moves: Record<SubscriptionState, readonly SubscriptionState[]> = {
  teste: ['ativa', 'atrasada', 'cancelada'],
  ativa: ['ativa', 'atrasada', 'cancelada'],
  atrasada: ['ativa', 'nao_paga', 'cancelada'],
  nao_paga: [],
  cancelada: [],
}

/** @throws when a subscription does not go there. */
export function demandSubscriptionMove(from: SubscriptionState, to: SubscriptionState) {
  if (!moves[from].includes(to)) throw new Error(`a subscription does not go ${from} → ${to}`)
}

const DAY = 86_400_000

/** Days after the first try on which a cycle is asked for again: three retries. */
export const RETRY_AFTER_DAYS = [1, 3, 5]
/** Days after the start of an unpaid cycle during which what it opens stays open. */
export const GRACE_DAYS = 7

/** When the next try is due after `tries` of them, or the end of grace when there is none left. */
export const nextTry = (starts_at: Date, tries: number) =>
  new Date(starts_at.getTime() + (RETRY_AFTER_DAYS[tries - 1] ?? GRACE_DAYS) * DAY)

export const graceEnd = (starts_at: Date) => new Date(starts_at.getTime() + GRACE_DAYS * DAY)
export const trialEnd = (from: Date, days: number) => new Date(from.getTime() + days * DAY)

/** The same day next month or year; the last of a shorter month: 31 January is followed by 28 February. */
export function periodEnd(start: Date, interval: Interval): Date {
  const end = new Date(start)
  const months = interval === 'mensal' ? 1 : 12
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
