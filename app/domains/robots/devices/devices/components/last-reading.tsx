import { useEffect, useState } from 'react'
import { now } from '#shared/clock.ts'
import { formatFull } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import { formatRelative } from '#shared/relative-time.ts'

/** 'há 12 segundos', in a room of its own width while it counts (what is below must not move); after a minute as everywhere. */
export function LastReading({ at }: { at: Date | string }) {
  const seconds = useSeconds()
  const moment = new Date(at)
  const counts = now().getTime() - moment.getTime() < HOUR
  return (
    <time
      dateTime={moment.toISOString()}
      title={formatFull(moment)}
      className={counts ? 'figures inline-block min-w-[7.5rem]' : 'figures'}
      suppressHydrationWarning
    >
      {agoInWords(moment, seconds)}
    </time>
  )
}

function agoInWords(moment: Date, present: Date | null) {
  if (!present) return formatRelative(moment)
  const seconds = Math.max(0, Math.floor((present.getTime() - moment.getTime()) / 1000))
  if (seconds < 2) return 'agora'
  return seconds < 60 ? `há ${seconds} segundos` : formatRelative(moment, present)
}

/** The current time, once a second; null until the page lives: the server renders at whole minutes. */
export function useSeconds(): Date | null {
  const [moment, setMoment] = useState<Date | null>(null)
  useEffect(() => {
    setMoment(now())
    const timer = setInterval(() => setMoment(now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return moment
}
