import { type EngineChannel, minuteOfDay } from '#domains/robots/control/modes/mode-engine.model.ts'
import type { ModeBlock, ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { type PlannedSpan, plannedDay } from '#domains/robots/control/modes/planned-day.model.ts'
import { MINUTE } from '#shared/durations.ts'
import { clockOf } from '../channel/channel.words.ts'
import type { ChannelEnd, RobotChannel } from './robots.schemas.ts'
import { targetsAt } from './targets-at.model.ts'

type Channel = Pick<RobotChannel, 'slug' | 'has_level' | 'most_on_minutes' | 'level' | 'by' | 'last'>

/** What ends the level that a channel has by its mode: a reading that its rule waits for, or the clock. */
export function endOf(program: ModeProgram, channel: Channel, now: Date): ChannelEnd | null {
  const { slug, level, by, last } = channel
  if (level === null || by !== 'mode') return null
  const blocks = program.blocks.filter((one) => one.channel === slug)
  const plan = plannedDay({ ...program, blocks }, channel)
  const minute = minuteAt(now)
  const planned = levelIn(plan, minute)
  const acting = last?.level === level ? blocks.find(({ id }) => id === last.why.block) : undefined
  if (acting && acting.for_minutes !== null && acting.when.kind !== 'every')
    return clockEnd(minuteOfDay((last?.at.getTime() ?? 0) + acting.for_minutes * MINUTE), planned)
  if (acting?.when.kind === 'sensor') return readingEnd(acting.when, planned)
  if (planned !== level) return null
  const next = plan.find(({ from }) => from > minute) ?? (plan[0]?.level === level ? plan[1] : plan[0])
  if (next && next.level !== level) return clockEnd(next.from, next.level)
  const awaited = level === 0 ? blocks.find((one) => awaits(one, targetsAt(program, now).is_day)) : undefined
  return awaited?.when.kind === 'sensor'
    ? {
        by: 'reading',
        sensor: awaited.when.sensor,
        is: awaited.when.is,
        value: awaited.when.limit,
        level: awaited.level,
      }
    : null
}

/** By the clock its mode keeps it off now, and on at another hour: of a lamp, the night of its plants. */
export function isOffByPlan(program: ModeProgram, channel: EngineChannel, now: Date): boolean {
  const plan = plannedDay(program, channel)
  return levelIn(plan, minuteAt(now)) === 0 && plan.some(({ level }) => level > 0)
}

const minuteAt = (now: Date) => Math.floor(minuteOfDay(now.getTime()))
const levelIn = (plan: PlannedSpan[], minute: number) =>
  plan.find(({ from, to }) => minute >= from && minute < to)?.level ?? 0

const clockEnd = (minute: number, level: number): ChannelEnd => ({
  by: 'clock',
  at: clockOf(Math.floor(minute)),
  level,
})

type SensorWhen = Extract<ModeBlock['when'], { kind: 'sensor' }>

/** A rule ends its hysteresis inside the limit. */
const readingEnd = ({ sensor, is, limit, hysteresis }: SensorWhen, level: number): ChannelEnd => ({
  ...{ by: 'reading', sensor, level },
  is: is === 'above' ? 'below' : 'above',
  value: Number((is === 'above' ? limit - hysteresis : limit + hysteresis).toFixed(4)),
})

const awaits = ({ when, level }: ModeBlock, is_day: boolean) =>
  when.kind === 'sensor' && level > 0 && (when.only === undefined || (when.only === 'day') === is_day)
