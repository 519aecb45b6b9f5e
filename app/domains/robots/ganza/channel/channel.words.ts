import { now } from '#shared/clock.ts'
import { dayKey, formatDayTime, formatTime } from '#shared/dates.ts'
import type { RobotChannel } from '../robots/robots.schemas.ts'

/** '06:30', of minutes since midnight. */
export const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** '3 h 20 min', '45 min', 'nada'. */
export function hoursInWords(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'nada'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours}\u00a0h`, rest && `${rest}\u00a0min`].filter(Boolean).join('\u00a0')
}

/** ', por 2 min': from one change to the next, which is null for the last of which anything is known. */
export const lastedInWords = (from: Date, to: Date | null) =>
  to ? `, por ${hoursInWords(Math.max(60, (to.getTime() - from.getTime()) / 1000))}` : ''

/**
 * 'à mão até 18:40'; of what lasts until somebody goes back to the mode 'à mão'. Null: it is not by hand, or not as was
 * wished: how long that lasts is not said of what it was before.
 */
export function byHandInWords({ level, by, manual }: Pick<RobotChannel, 'level' | 'by' | 'manual'>): string | null {
  if (by !== 'manual' || (manual && manual.level !== level)) return null
  if (!manual?.until) return 'à mão'
  return `à mão até ${dayKey(manual.until) === dayKey(now()) ? formatTime(manual.until) : formatDayTime(manual.until)}`
}
