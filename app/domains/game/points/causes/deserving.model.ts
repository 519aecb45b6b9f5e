import { dayKey } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import type { Cause } from './cause.kinds.ts'

/** What is known of a deed besides who did it and when. What does not apply is left out. */
export type Facts = {
  /** How old the plant or space is here. */
  thing_days?: number
  /** On how many earlier days something was written of it. */
  kept_days?: number
  /** Since the last photo of the same plant; null: it is the first. */
  hours_since_photo?: number | null
  /** The same values as the last time. */
  copied?: boolean
  /** Letters of an answer. */
  letters?: number
  /** Who found it useful was themself found useful by its writer in the last 30 days. */
  mutual?: boolean
  /** Days since the same person found something of the same writer useful; null: never. */
  days_since_same?: number | null
  /** How long who found it useful has been here. */
  giver_days?: number
}

export type Deed = { cause: Cause; user_id: number; source_id: number; at: Date; facts: Facts }

/**
 * Whether a deed is care and not made to be counted. A plant that was just made earns nothing, nor do values that are
 * copied, photos in a row, and people who find each other useful by turns.
 */
export function deserves(cause: Cause, facts: Facts): boolean {
  const { thing_days = 0, kept_days = 0, hours_since_photo = null, days_since_same = null } = facts
  const kept = thing_days >= 3 && kept_days >= 2
  switch (cause) {
    case 'cuidado':
      return kept
    case 'medicao':
      return kept && !facts.copied
    case 'foto':
      return kept && (hours_since_photo === null || hours_since_photo >= 48)
    case 'colheita':
      return thing_days >= 45 && kept_days >= 8
    case 'resposta-util':
      return (
        (facts.letters ?? 0) >= 30 &&
        !facts.mutual &&
        (facts.giver_days ?? 0) >= 7 &&
        (days_since_same === null || days_since_same >= 30)
      )
    default:
      return true
  }
}

export type Limits = { daily_cap: number; cooldown_hours: number }

/** Whether one more of a kind earns at this moment, after `earlier` ones of the same person. */
export function withinLimits({ daily_cap, cooldown_hours }: Limits, earlier: Date[], at: Date): boolean {
  const day = dayKey(at)
  if (earlier.filter((one) => dayKey(one) === day).length >= daily_cap) return false
  return earlier.every((one) => Math.abs(at.getTime() - one.getTime()) >= cooldown_hours * HOUR)
}
