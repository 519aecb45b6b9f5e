import { now } from '#shared/clock.ts'
import { dayKey, formatDayTime, formatTime } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { endInWords, stateInWords } from '../doing.words.ts'
import type { RobotChannel, RobotDetail } from '../robots.schemas.ts'

type Props = { channel: RobotChannel; sensors: RobotDetail['sensors']; unheard: boolean }

/** 'ligada desde 06:00, apaga às 18:00'. */
export function ChannelGoing({ channel, sensors, unheard }: Props) {
  const { since } = channel
  const end = unheard ? null : endInWords(channel, sensors)
  return (
    <>
      {stateInWords(channel)}
      {since && (
        <>
          {' '}
          <Since at={since} />
        </>
      )}
      {end && `, ${end}`}
    </>
  )
}

/** 'há 12 minutos'; what is longer ago 'desde 06:00'. */
function Since({ at }: { at: Date }) {
  const present = now()
  if (present.getTime() - at.getTime() < HOUR) return <RelativeTime at={at} />
  return `desde ${dayKey(at) === dayKey(present) ? formatTime(at) : formatDayTime(at)}`
}
