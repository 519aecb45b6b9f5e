import { now } from '#shared/clock.ts'
import { dayKey, formatDayTime, formatTime } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import { RelativeTime } from '#ui/components/relative-time.tsx'

/** 'há 12 minutos'; what is longer ago 'desde 06:00'. */
export function Since({ at }: { at: Date }) {
  const present = now()
  if (present.getTime() - at.getTime() < HOUR) return <RelativeTime at={at} />
  return `desde ${dayKey(at) === dayKey(present) ? formatTime(at) : formatDayTime(at)}`
}
