import { Icon } from '#ui/components/icon.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { levelInWords, readInWords, whyInWords } from '../act.words.ts'
import { actingNow, doingInWords, nextInWords } from '../doing.words.ts'
import { isUnheard } from '../reading-age.model.ts'
import type { RobotDetail } from '../robots.schemas.ts'
import { LastKnown } from './last-known.tsx'

type Props = { robot: RobotDetail; modeName: (slug: string) => string; channelName: (slug: string) => string }

/** What it does, why, and what comes next: a sentence each. */
export function RobotDoing({ robot: { channels, aim, mode, sensors, device }, modeName, channelName }: Props) {
  const acting = actingNow(channels)
  const read = acting?.act.by === 'mode' && acting.act.why.rule ? readInWords(acting.act.why, sensors) : ''
  const unheard = isUnheard(device)
  return (
    <section aria-labelledby="faz" className="space-y-2">
      <h2 id="faz" className="text-lg">
        {unheard ? 'O que ele fazia' : 'O que ele faz'}
      </h2>
      <p>
        {doingInWords(channels)}
        {mode.waiting
          ? mode.runs && `, no modo ${modeName(mode.runs.slug)}`
          : aim && `, no modo ${aim.mode.name}${aim.is_day ? ', de dia' : ', de noite'}`}
        .
      </p>
      <LastKnown device={device} />
      {acting && (
        <p className="text-[0.9375rem] text-muted">
          {acting.channel.name}: {levelInWords(acting.act.level, acting.channel)} <RelativeTime at={acting.act.at} />
          {read ? `, com ${read}. ${acting.act.why.rule}` : `. ${whyInWords(acting.act, sensors, modeName)}`}
        </p>
      )}
      {aim?.next && !unheard && !mode.waiting && (
        <p className="flex items-center gap-2 font-medium">
          <Icon name="clock" size={18} className="text-primary" />
          {nextInWords(aim.next, channelName)}
        </p>
      )}
    </section>
  )
}
