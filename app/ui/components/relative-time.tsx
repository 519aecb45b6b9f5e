import { useEffect, useState } from 'react'
import { now } from '#shared/clock.ts'
import { formatFull } from '#shared/dates.ts'
import { formatRelative } from '#shared/relative-time.ts'

type Props = { at: string | Date; className?: string }

/** 'há 5 minutos', updated while the page is open; the full date is in the title. */
export function RelativeTime({ at, className }: Props) {
  const moment = new Date(at)
  const minute = useMinutes()
  return (
    <time dateTime={moment.toISOString()} title={formatFull(moment)} className={className}>
      {formatRelative(moment, minute)}
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
