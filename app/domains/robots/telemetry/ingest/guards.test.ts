import { describe, expect, test } from 'vitest'
import {
  fullBucket,
  oweToken,
  secondsUntilToken,
  takeToken,
} from '#domains/robots/devices/events/message-limit.model.ts'
import { MINUTE } from '#shared/durations.ts'
import { flagOf, guard, newMemory } from './guards.model.ts'
import type { LayoutSensor, RobotLayout } from './readings.kinds.ts'

const sensor: LayoutSensor = {
  ...{ key: 'temperature', slot: 1, derived: false, removed_at: null, calibrations: [] },
  ...{ low: -20, high: 60, most_per_minute: 10, stuck_minutes: 240 },
}
const layout: RobotLayout = {
  sensors: new Map([[sensor.key, sensor]]),
  by_slot: [undefined, sensor],
  leaf_offset: -1.5,
}

/** Flags of readings at minutes, in order. */
function flags(readings: [minute: number, value: number | null][]) {
  const memory = newMemory()
  return readings.map(([minute, value]) => flagOf(guard({ at: minute * MINUTE, values: [value] }, layout, memory), 1))
}

describe('impossible values', () => {
  test('beyond the range; its limits are within', () => {
    const seen: [number, number][] = [-21, -20, 60, 61].map((value, at) => [at * 10, value])
    expect(flags(seen)).toEqual([1, 0, 0, 1])
  })

  test('faster than it can, by the time that passed since the last good value; a minute at least', () => {
    expect(flags([[0, 20], [0.5, 30], [1, 41]])).toEqual([0, 0, 3]) // biome-ignore format: a line reads better
    expect(flags([[0, 20], [2, 40]])).toEqual([0, 0]) // biome-ignore format: a line reads better
  })

  test('a spike does not flag what comes after it, and a step is believed from its second value on', () => {
    expect(flags([[0, 20], [1, 55], [2, 21]])).toEqual([0, 3, 0]) // biome-ignore format: a line reads better
    expect(flags([[0, -10], [1, 50], [3, 50], [5, 50], [5.5, 50], [6, 50]])).toEqual([0, 3, 0, 0, 0, 0]) // biome-ignore format: a line reads better
  })

  test('the same for four hours; a reading without value says nothing of it', () => {
    expect(flags([[0, 20], [120, null], [239, 20], [240, 20], [241, 20.1], [480, 20.1]])).toEqual([0, 0, 0, 2, 0, 0]) // biome-ignore format: a line reads better
    expect(flags([[0, 20], [240, 20]])).toEqual([0, 2]) // biome-ignore format: a line reads better
  })

  test('flags of all places fit beside each other', () => {
    const all = Array.from({ length: 31 }, (_, at): LayoutSensor => ({ ...sensor, key: `s${at}`, slot: at + 1 }))
    const wide: RobotLayout = { ...layout, by_slot: [undefined, ...all] }
    const found = guard({ at: 0, values: all.map(({ slot }) => (slot % 2 ? 99 : 20)) }, wide, newMemory())
    expect(all.map(({ slot }) => flagOf(found, slot))).toEqual(all.map(({ slot }) => slot % 2))
  })
})

describe('messages of a robot', () => {
  test('a burst of 1,200, then 20 a second; a clock that goes back gives none', () => {
    const bucket = fullBucket(0, 20)
    let taken = 0
    while (takeToken(bucket, 0)) taken += 1
    expect([taken, secondsUntilToken(bucket)]).toEqual([1200, 1])
    expect(takeToken(bucket, -60_000)).toBe(false)
    expect([takeToken(bucket, 50), takeToken(bucket, 99), takeToken(bucket, 100)]).toEqual([true, false, true])
  })

  test('over MQTT each waits for its turn, in order', () => {
    const bucket = fullBucket(0, 20)
    const waits = Array.from({ length: 1203 }, () => oweToken(bucket, 0))
    expect(waits.slice(1198)).toEqual([0, 0, 50, 100, 150])
    expect(oweToken(bucket, 150)).toBe(50)
  })
})
