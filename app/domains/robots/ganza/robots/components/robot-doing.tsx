import { channelWords } from '#domains/robots/device-models/channels/channel.words.ts'
import { Icon } from '#ui/components/icon.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { levelInWords, readInWords, whyInWords } from '../act.words.ts'
import { actingNow, idleInWords, nextInWords, turning } from '../doing.words.ts'
import { isUnheard } from '../reading-age.model.ts'
import type { RobotChannel, RobotDetail } from '../robots.schemas.ts'
import { ChannelGoing } from './channel-going.tsx'
import { LastKnown } from './last-known.tsx'

type Props = { robot: RobotDetail; modeName: (slug: string) => string; channelName: (slug: string) => string }

/** What is on, since when and until when or what; why of that which says most; what comes next, where no line said so. */
export function RobotDoing({ robot: { channels, aim, mode, sensors, device }, modeName, channelName }: Props) {
  const acting = actingNow(channels)
  const why = acting && whyOf(acting.act, sensors, modeName)
  const unheard = isUnheard(device)
  const next = aim && turning(aim.next, channels)
  const on = channels.filter(({ level }) => level)
  const follows = mode.waiting
    ? mode.runs && `no modo ${modeName(mode.runs.slug)}`
    : aim && `no modo ${aim.mode.name}${aim.is_day ? ', de dia' : ', de noite'}`
  return (
    <section aria-labelledby="faz" className="space-y-2">
      <h2 id="faz" className="text-lg">
        {unheard ? 'O que ele fazia' : 'O que ele faz'}
      </h2>
      {(on.length === 0 || follows) && (
        <p className="first-letter:uppercase">
          {[on.length === 0 && idleInWords(channels), follows].filter(Boolean).join(', ')}.
        </p>
      )}
      <LastKnown device={device} />
      {on.length > 0 && (
        <ul className="space-y-1.5">
          {on.map((channel) => (
            <li key={channel.slug} className="flex gap-2">
              <Icon
                name={channelWords[channel.kind].icon}
                size={18}
                className={`mt-0.5 shrink-0 ${unheard ? 'text-muted' : 'text-primary'}`}
              />
              <span className="min-w-0">
                <strong className="font-semibold">{channel.name}</strong>{' '}
                <ChannelGoing channel={channel} sensors={sensors} unheard={unheard} />.
                {channel === acting?.channel && <span className="block text-sm text-muted">{why}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {acting && !on.includes(acting.channel) && (
        <p className="text-[0.9375rem] text-muted">
          {acting.channel.name}:{' '}
          {acting.channel.level === acting.act.level ? (
            <ChannelGoing channel={acting.channel} sensors={sensors} unheard={unheard} />
          ) : (
            <>
              {levelInWords(acting.act.level, acting.channel)} <RelativeTime at={acting.act.at} />
            </>
          )}
          . {why}
        </p>
      )}
      {next && !unheard && !mode.waiting && !isSaid(next.channels, on) && (
        <p className="flex items-center gap-2 font-medium">
          <Icon name="clock" size={18} className="text-primary" />
          {nextInWords(next, channelName)}
        </p>
      )}
    </section>
  )
}

function whyOf(act: Parameters<typeof whyInWords>[0], sensors: RobotDetail['sensors'], modeName: Props['modeName']) {
  const read = act.by === 'mode' && act.why.rule ? readInWords(act.why, sensors) : ''
  return read ? `Com ${read}. ${act.why.rule}` : whyInWords(act, sensors, modeName)
}

const isSaid = (slugs: string[], on: RobotChannel[]) =>
  slugs.length > 0 && slugs.every((slug) => on.some((one) => one.slug === slug && one.ends?.by === 'clock'))
