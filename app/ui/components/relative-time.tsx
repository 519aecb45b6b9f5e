import { useEffect, useState } from 'react'
import { formatFull } from '#shared/dates.ts'
import { formatRelative } from '#shared/relative-time.ts'

type Props = { at: string | Date; className?: string }

/** 'há 5 minutos', kept true while the page is open; the full date is in the title. */
export function RelativeTime({ at, className }: Props) {
  const moment = new Date(at)
  const now = useMinutes()
  return (
    <time dateTime={moment.toISOString()} title={formatFull(moment)} className={className} suppressHydrationWarning>
      {formatRelative(moment, now)}
    </time>
  )
}

/** The current time, once a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
