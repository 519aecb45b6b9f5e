import { inSentence } from '#domains/robots/control/modes/mode.words.ts'
import { MINUTE } from '#shared/durations.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { type FirmwareUpdate, foldUpdates } from './firmware-updates.model.ts'
import type { RobotAct, RobotChannel, RobotEvent } from './robots.schemas.ts'

type Channel = Pick<RobotChannel, 'slug' | 'name' | 'kind' | 'has_level'>

/** A line of what happened: an event, an update, or a channel that changed, with the like of it that went before. */
export type LogLine =
  | { at: Date; event: RobotEvent }
  | { at: Date; update: FirmwareUpdate }
  | { at: Date; id: number; channel: Channel; title: string; why: string | null; more: number; since: Date }

/** Changes of one channel that follow each other within this are one line. */
const TOGETHER = 90 * MINUTE
/** What was asked is told by who asked; that the robot did it is no second line. */
const ASKED = 10 * MINUTE

/** What a robot did and what happened to it, newest first. */
export function robotLog(acts: RobotAct[], events: RobotEvent[], channels: Channel[], most: number): LogLine[] {
  const lines: LogLine[] = []
  const open = new Map<string, Extract<LogLine, { more: number }>>()
  for (const [n, act] of acts.entries()) {
    const channel = channels.find(({ slug }) => slug === act.channel)
    // A start is an event of its own.
    if (!channel || act.why.start || isAnswered(act, events)) continue
    const before = acts.slice(n + 1).find((older) => older.channel === act.channel)
    // Told anew, as after a restart.
    if (before?.level === act.level || (act.why.from_state && before?.why.start)) continue
    const one = open.get(act.channel)
    if (one && one.since.getTime() - act.at.getTime() <= TOGETHER) {
      one.more++
      one.since = act.at
      continue
    }
    const line = {
      ...{ at: act.at, id: act.id, channel, more: 0, since: act.at },
      title: `${channel.name} ${turnInWords(act.level, before?.level ?? 0, channel)}`,
      why: shortWhy(act, before),
    }
    open.set(act.channel, line)
    lines.push(line)
  }
  const { updates, others } = foldUpdates(events)
  return [
    ...lines,
    ...others.map((event) => ({ at: event.at, event })),
    ...updates.map((update) => ({ at: update.at, update })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, most)
}

const isAnswered = ({ by, channel, at }: RobotAct, events: RobotEvent[]) =>
  by === 'manual' &&
  events.some(
    ({ asked, data, at: since }) =>
      asked && data.channel === channel && at >= since && at.getTime() - since.getTime() < ASKED,
  )

function turnInWords(level: number, before: number, { kind, has_level }: Channel): string {
  const much = has_level && level > 0 && level < 100 ? formatMeasure(level, '%', 0) : null
  if (level === 0) return kind === 'lamp' ? 'apagou' : 'desligou'
  if (before > 0) return `foi a ${formatMeasure(level, '%', 0)}`
  return `${kind === 'lamp' ? 'acendeu' : 'ligou'}${much ? ` em ${much}` : ''}`
}

/** 'temperatura em 28,1 °C, acima de 27 °C'; of what went off, what was reached. */
function shortWhy({ by, level, why }: RobotAct, before: RobotAct | undefined): string | null {
  if (by === 'manual') return 'à mão'
  if (by === 'safety') return 'por segurança: chegou ao tempo máximo ligado, ou o sensor parou'
  if (why.from_state) return null
  const said = why.because ?? (level === 0 && before?.by === 'mode' ? before.why.over : null)
  return said && inSentence(said)
}
