import { useEffect, useState } from 'react'
import { now } from '#shared/clock.ts'
import { formatFull, formatLongDay } from '#shared/dates.ts'
import { formatRelative, formatRelativeDay } from '#shared/relative-time.ts'

// A part that is hydrated late may meet another minute than the server wrote: it says so by itself within the next.

type Props = { at: string | Date; className?: string }

/** 'há 5 minutos', updated while the page is open; the full date is in the title. */
export function RelativeTime({ at, className }: Props) {
  const moment = new Date(at)
  useMinutes()
  return (
    <time dateTime={moment.toISOString()} title={formatFull(moment)} className={className} suppressHydrationWarning>
      {/* What came within the minute is not to come. */}
      {formatRelative(moment, now())}
    </time>
  )
}

/** 'hoje', 'ontem', 'há 3 dias' for a day of São Paulo; after midnight it says so by itself. The date is in the title. */
export function RelativeDay({ day, className }: { day: string; className?: string }) {
  const minute = useMinutes()
  return (
    <time dateTime={day} title={formatLongDay(day)} className={className} suppressHydrationWarning>
      {formatRelativeDay(day, minute)}
    </time>
  )
}

/** The current time, once a minute. */
function useMinutes(): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return moment
}
