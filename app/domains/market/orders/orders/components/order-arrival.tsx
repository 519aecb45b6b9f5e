import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import type { Arrival } from '../arrival.model.ts'
import { arrivalInWords } from '../arrival.words.ts'

/** The promised days; red once they are over. */
export function OrderArrival({ arrives, className = '' }: { arrives: Arrival | null; className?: string }) {
  if (!arrives) return null
  const today = dayKey(now())
  return (
    <span className={`block ${today > arrives.to ? 'text-error' : ''} ${className}`}>
      {arrivalInWords(arrives, today)}
    </span>
  )
}
