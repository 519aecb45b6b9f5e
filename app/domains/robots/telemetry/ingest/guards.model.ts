import { MINUTE } from '#shared/durations.ts'
import type { LayoutSensor, Reading, RobotLayout } from './readings.kinds.ts'

/** What is wrong with a value, two bits a slot, lowest first. */
export const FLAG = { range: 1, stuck: 2, jump: 3 } as const
export type FlagNumber = (typeof FLAG)[keyof typeof FLAG]

export const flagOf = (flags: bigint | null, slot: number): 0 | FlagNumber =>
  flags === null ? 0 : (Number((flags >> BigInt(2 * (slot - 1))) & 3n) as 0 | FlagNumber)

/** A change is judged against the last good value of these minutes; after longer silence anything may be. */
export const JUMP_WINDOW = 5 * MINUTE

type Seen = {
  /** The last value that was no jump, and when. */
  good_at: number
  good: number
  /** The last value, when it was, and since when it has been the same. */
  value: number
  at: number
  since: number
}

/** The next value of a slot that is known. */
type NextOf = (slot: number) => { at: number; value: number } | undefined
const unknown: NextOf = () => undefined

/** What is known of a robot's last readings, by slot: what the next one is judged against. */
export type GuardMemory = { at: number; seen: (Seen | undefined)[] }
export const newMemory = (): GuardMemory => ({ at: Number.NEGATIVE_INFINITY, seen: [] })

/**
 * What is impossible in a reading, after those that the memory has seen (in order of time), which it joins: beyond the
 * sensor's range; changing faster than it can since its last good value, unless the value before it or after it is there
 * too (a step that stays); or the same for too long.
 */
export function guard(
  reading: Reading,
  layout: RobotLayout,
  memory: GuardMemory,
  nextOf: NextOf = unknown,
): bigint | null {
  let flags: bigint | null = null
  for (const [index, value] of reading.values.entries()) {
    const slot = index + 1
    const sensor = layout.by_slot[slot]
    if (value === null || Number.isNaN(value) || !sensor || sensor.derived) continue
    const flag = judge({ value, at: reading.at }, sensor, memory, nextOf)
    if (!flag) continue
    flags = (flags ?? 0n) | mark(slot, flag)
  }
  memory.at = Math.max(memory.at, reading.at)
  const { vpd } = layout
  if (flags === null || !vpd || typeof reading.values[vpd.vpd.slot - 1] !== 'number') return flags
  return flags | (flagOfVpd(flags, layout) ?? 0n)
}

/** VPD is as good as what it was reckoned of. */
export function flagOfVpd(flags: bigint | null, { vpd }: RobotLayout): bigint | null {
  if (!vpd) return null
  const flag = [vpd.temperature, vpd.humidity, vpd.leaf].map((of) => of && flagOf(flags, of.slot)).find(Boolean)
  return flag ? mark(vpd.vpd.slot, flag) : null
}

const mark = (slot: number, flag: FlagNumber) => BigInt(flag) << BigInt(2 * (slot - 1))

type Value = { value: number; at: number }

function judge({ value, at }: Value, sensor: LayoutSensor, memory: GuardMemory, nextOf: NextOf): FlagNumber | null {
  const { slot, stuck_minutes } = sensor
  const seen = memory.seen[slot]
  const since = seen && seen.value === value ? seen.since : at
  const isHere = (other: Value | undefined) =>
    other !== undefined &&
    !isOut(other, sensor) &&
    Math.abs(at - other.at) <= JUMP_WINDOW &&
    !isFast(other, { value, at }, sensor)
  const is_jump =
    seen !== undefined &&
    at - seen.good_at <= JUMP_WINDOW &&
    isFast({ value: seen.good, at: seen.good_at }, { value, at }, sensor) &&
    !isHere(seen) &&
    !isHere(nextOf(slot))
  const is_out = isOut({ value }, sensor)
  const is_good = !is_out && !is_jump
  memory.seen[slot] = {
    ...{ value, at, since },
    good: is_good ? value : (seen?.good ?? value),
    good_at: is_good ? at : (seen?.good_at ?? Number.NEGATIVE_INFINITY),
  }
  if (is_out) return FLAG.range
  if (is_jump) return FLAG.jump
  return stuck_minutes !== null && at - since >= stuck_minutes * MINUTE ? FLAG.stuck : null
}

const isOut = ({ value }: { value: number }, { low, high }: LayoutSensor) =>
  (low !== null && value < low) || (high !== null && value > high)

/** From one value to another faster than the sensor can. */
const isFast = (from: Value, to: Value, { most_per_minute }: LayoutSensor) =>
  most_per_minute !== null &&
  Math.abs(to.value - from.value) > (most_per_minute * Math.max(Math.abs(to.at - from.at), MINUTE)) / MINUTE
