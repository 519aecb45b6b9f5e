import { afterStartInWords } from '#domains/robots/devices/events/cause.words.ts'
import { endInWords, stateInWords } from '../doing.words.ts'
import type { RobotChannel, RobotDetail } from '../robots.schemas.ts'
import { Since } from './since.tsx'

type Props = { channel: RobotChannel; sensors: RobotDetail['sensors']; unheard: boolean }

/** 'ligada desde 06:00, apaga às 18:00'. */
export function ChannelGoing({ channel, sensors, unheard }: Props) {
  const { since, start, level } = channel
  const end = unheard ? null : endInWords(channel, sensors)
  return (
    <>
      {stateInWords(channel)}
      {since && (
        <>
          {' '}
          <Since at={since} />
          {start !== null && level ? `, ${afterStartInWords(start)}` : ''}
        </>
      )}
      {end && `, ${end}`}
    </>
  )
}
