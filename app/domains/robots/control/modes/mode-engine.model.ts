import { HOUR, MINUTE } from '#shared/durations.ts'
import type { BlockWhen, ModeBlock, ModeProgram } from './mode-program.schemas.ts'

/** A channel as the engine needs it. */
export type EngineChannel = { slug: string; has_level: boolean; most_on_minutes: number | null }

/** What the engine keeps between two decisions; plain JSON, so that a robot can write it down before it restarts. */
export type EngineMemory = {
  /** By id of the block. Moments are milliseconds since 1970. */
  blocks: Record<string, BlockMemory>
  /** The last reading of each sensor: it counts for 5 minutes. */
  readings: Record<string, { value: number; at: number }>
  /** Since when a channel is on without a break. */
  on_since: Record<string, number>
  /** Channels that safety turned off: on again only after the program wanted them off once. */
  cut: string[]
}
type BlockMemory = {
  /** Since when the condition holds. */
  holds_since: number | null
  /** Since when the block acts. */
  acts_since: number | null
}

/** A level that a person set by hand, as in the wishes. */
type Manual = { level: number; until: string | Date | null }

export type EngineMoment = {
  now: Date
  /** Readings by key of the sensor; null or missing: none just now. */
  inputs: Record<string, number | null | undefined>
  /** By slug of the channel; it goes before the blocks until its time is over. */
  manual?: Record<string, Manual>
}

export type EngineLevel = {
  /** 0 to 100. */
  level: number
  /** The block that decided; null when none acts. */
  block: string | null
  /** The readings that the block saw. */
  inputs: Record<string, number | null>
  by: 'mode' | 'manual' | 'safety'
}

/** Without a reading for so long no block that needs it acts. */
export const READING_LASTS_MINUTES = 5
/** How long the beginning of an 'every' block lasts that says no minutes itself. */
const PULSE_MINUTES = 1

export const freshMemory = (): EngineMemory => ({ blocks: {}, readings: {}, on_since: {}, cut: [] })

/**
 * What each channel shall be at now. For each channel the first block that acts decides; none: off. Nothing outside its
 * arguments counts, so that robot, server and simulation decide the same.
 */
export function decide(
  program: ModeProgram,
  channels: EngineChannel[],
  at: EngineMoment,
  memory: EngineMemory,
): { levels: Record<string, EngineLevel>; memory: EngineMemory } {
  const now = at.now.getTime()
  const minute = minuteOfDay(now)
  const light = program.day ? (within(minute, program.day) ? 'day' : 'night') : null
  const readings = readingsAt(at, memory, now)
  const scene: Scene = { now, minute, light, readings }

  const blocks: EngineMemory['blocks'] = {}
  const acting = new Set<string>()
  for (const block of program.blocks) {
    const next = step(block, scene, memory.blocks[block.id] ?? { holds_since: null, acts_since: null })
    blocks[block.id] = next.memory
    if (next.acts) acting.add(block.id)
  }

  const levels: Record<string, EngineLevel> = {}
  const on_since: EngineMemory['on_since'] = {}
  const cut: string[] = []
  for (const channel of channels) {
    const wanted = wantedLevel(program, channel, at, scene, acting)
    const since = wanted.level > 0 ? Math.min(memory.on_since[channel.slug] ?? now, now) : null
    const most = channel.most_on_minutes
    const tooLong = since !== null && most !== null && now - since >= most * MINUTE
    const isCut = since !== null && (tooLong || memory.cut.includes(channel.slug))
    levels[channel.slug] = isCut ? { ...wanted, level: 0, by: 'safety' } : wanted
    if (since !== null) on_since[channel.slug] = since
    if (isCut) cut.push(channel.slug)
  }
  return { levels, memory: { blocks, readings, on_since, cut } }
}

type Scene = {
  now: number
  /** Minutes since midnight in São Paulo, with their fraction. */
  minute: number
  light: 'day' | 'night' | null
  readings: EngineMemory['readings']
}

function wantedLevel(
  program: ModeProgram,
  channel: EngineChannel,
  { manual }: EngineMoment,
  { now, readings }: Scene,
  acting: Set<string>,
): EngineLevel {
  const byHand = manual?.[channel.slug]
  if (byHand && (byHand.until === null || now < new Date(byHand.until).getTime()))
    return { level: levelOf(channel, byHand.level), block: null, inputs: {}, by: 'manual' }
  const block = program.blocks.find((one) => one.channel === channel.slug && acting.has(one.id))
  if (!block) return { level: 0, block: null, inputs: {}, by: 'mode' }
  const inputs = block.when.kind === 'sensor' ? { [block.when.sensor]: readings[block.when.sensor]?.value ?? null } : {}
  return { level: levelOf(channel, block.level), block: block.id, inputs, by: 'mode' }
}

/** Channels that only switch are on from 1. */
const levelOf = ({ has_level }: EngineChannel, level: number) =>
  has_level ? Math.min(100, Math.max(0, Math.round(level))) : level > 0 ? 100 : 0

/** One block, one step further: whether it acts now. */
function step({ when, for_minutes }: ModeBlock, scene: Scene, before: BlockMemory) {
  const { now } = scene
  const holds = condition(when, for_minutes, scene, before.acts_since !== null)
  if (!holds) return { acts: false, memory: { holds_since: null, acts_since: null } }
  // A clock set back must not stop a block for hours: what lies ahead counts from now.
  const holds_since = Math.min(before.holds_since ?? now, now)
  const hold = when.kind === 'sensor' ? when.hold_minutes * MINUTE : 0
  const ready = before.acts_since !== null || now - holds_since >= hold
  const acts_since = ready ? Math.min(before.acts_since ?? now, now) : null
  const lasts = when.kind === 'every' || for_minutes === null ? Number.POSITIVE_INFINITY : for_minutes * MINUTE
  return { acts: acts_since !== null && now - acts_since < lasts, memory: { holds_since, acts_since } }
}

/** Whether the condition of a block holds; one that acts already ends `hysteresis` inside the limit. */
function condition(when: BlockWhen, for_minutes: number | null, scene: Scene, acted: boolean): boolean {
  const { minute, light, readings } = scene
  if ('only' in when && when.only && when.only !== light) return false
  switch (when.kind) {
    case 'always':
      return true
    case 'clock':
      return within(minute, when)
    case 'light':
      return light === when.is
    case 'every':
      return minute % when.minutes < (for_minutes ?? PULSE_MINUTES)
    case 'sensor': {
      const reading = readings[when.sensor]
      if (!reading) return false
      const beyond = when.is === 'above' ? reading.value - when.limit : when.limit - reading.value
      return beyond > (acted ? -when.hysteresis : 0)
    }
  }
}

/** Between two hours; over midnight when `to` is earlier, the whole day when they are the same. */
export function within(minute: number, { from, to }: { from: string; to: string }) {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  if (begin === end) return true
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** What was read now, and what was read less than 5 minutes ago of those that gave nothing now. */
function readingsAt({ inputs }: EngineMoment, memory: EngineMemory, now: number) {
  const readings: EngineMemory['readings'] = {}
  for (const [key, { value, at }] of Object.entries(memory.readings))
    if (Math.abs(now - at) < READING_LASTS_MINUTES * MINUTE) readings[key] = { value, at }
  for (const [key, value] of Object.entries(inputs))
    if (value !== null && value !== undefined && Number.isFinite(value)) readings[key] = { value, at: now }
  return readings
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
// Formatting takes microseconds and a simulation asks a hundred thousand times: the clock moves on evenly within an hour.
let hour = { at: Number.NaN, minute: 0 }

/** Minutes since midnight in São Paulo, with their fraction. */
export function minuteOfDay(now: number): number {
  const at = Math.floor(now / HOUR) * HOUR
  if (hour.at !== at) hour = { at, minute: minutesOf(clock.format(at)) }
  return hour.minute + (now - at) / MINUTE
}
