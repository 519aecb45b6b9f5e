import { channelWords } from '#domains/robots/device-models/channels/channel.words.ts'
import { eventWords } from '#domains/robots/devices/events/event.words.ts'
import { type EventNames, eventSentence } from '#domains/robots/devices/events/event-sentence.words.ts'
import { now } from '#shared/clock.ts'
import { dayKey, daysBetween, formatDay, formatTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { askedInWords } from '../asked.words.ts'
import { updateInWords } from '../firmware-update.words.ts'
import type { LogLine } from '../robot-log.model.ts'
import type { RobotEvent } from '../robots.schemas.ts'

type Props = {
  lines: LogLine[]
  names: EventNames & { channel: (slug: string) => string | undefined }
  /** The question about the mode waits for an answer, and stands there. */
  question?: string
}

/** A robot's logbook: when, what, and why; what a person asked of it is said in a sentence. */
export function EventLog({ lines, names, question }: Props) {
  const days = [...new Set(lines.map(({ at }) => dayKey(at)))]
  const newest = lines.find((line) => 'event' in line && line.event.kind === 'mode_proposal')
  return days.map((day) => (
    <section key={day} className="mt-3 first:mt-0">
      <h3 className="text-sm font-semibold text-muted first-letter:uppercase">{dayInWords(day)}</h3>
      <ul className="divide-y divide-base-300">
        {lines
          .filter(({ at }) => dayKey(at) === day)
          .map((line) => (
            <li
              key={'event' in line ? `e${line.event.id}` : 'update' in line ? `u${line.update.id}` : line.id}
              className="grid grid-cols-[3rem_1.25rem_1fr] gap-x-2 py-2 text-[0.9375rem]"
            >
              <time dateTime={line.at.toISOString()} className="figures text-muted">
                {formatTime(line.at)}
              </time>
              {'event' in line ? (
                <Told event={line.event} names={names} question={line === newest ? question : undefined} />
              ) : 'update' in line ? (
                <>
                  <Icon name={eventWords.firmware.icon} size={18} className="mt-0.5 text-muted" />
                  <p className="figures min-w-0 wrap-anywhere">{updateInWords(line.update)}</p>
                </>
              ) : (
                <>
                  <Icon name={channelWords[line.channel.kind].icon} size={18} className="mt-0.5 text-primary" />
                  <p className="min-w-0">
                    <span className="font-medium">{line.title}</span>
                    {line.why && <span className="figures">: {line.why}</span>}
                    {line.more > 0 && (
                      <span className="figures block text-sm text-muted">
                        {`e mais ${plural(line.more, 'mudança', 'mudanças')} desde ${formatTime(line.since)}`}
                      </span>
                    )}
                  </p>
                </>
              )}
            </li>
          ))}
      </ul>
    </section>
  ))
}

type ToldProps = Pick<Props, 'names' | 'question'> & { event: RobotEvent }

function Told({ event, names, question }: ToldProps) {
  const { asked, kind, data } = event
  const waits = question && data.state === 'pendente'
  // Whatever was answered since has a line of its own.
  const shown =
    kind === 'mode_proposal' && data.state === 'pendente' ? { ...data, state: waits ? 'espera' : 'feita' } : data
  return (
    <>
      <Icon name={asked ? 'hand' : eventWords[kind].icon} size={18} className="mt-0.5 text-muted" />
      <p className="min-w-0 wrap-anywhere">
        {asked ? askedInWords({ ...event, asked }, names.channel) : eventSentence({ kind, data: shown }, names)}
        {waits && (
          <>
            {' '}
            <a href={question} className="link reach inline-flex min-h-6 items-center">
              Responder
            </a>
          </>
        )}
      </p>
    </>
  )
}

function dayInWords(day: string) {
  const ago = daysBetween(day, now())
  return ago === 0 ? 'hoje' : ago === 1 ? 'ontem' : formatDay(day)
}
