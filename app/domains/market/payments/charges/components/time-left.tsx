import { useEffect, useState } from 'react'
import { now } from '#shared/clock.ts'
import { formatDayTime } from '#shared/dates.ts'

type Props = { until: Date }

/** Until when something can be paid; with scripts also how long that is, to the second in the last hour. */
export function TimeLeft({ until }: Props) {
  const end = until.getTime()
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - now().getTime()) / 1000)))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [end])
  return (
    <span className="figures">
      até {formatDayTime(until)}
      {left !== undefined && left > 0 && left < 3600 && <> (faltam {clockOf(left)})</>}
    </span>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
