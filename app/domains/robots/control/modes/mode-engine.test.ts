import { describe, expect, test } from 'vitest'
import { decide, type EngineMemory, type EngineMoment, freshMemory, minuteOfDay } from './mode-engine.model.ts'
import { ModeProgram } from './mode-program.schemas.ts'

const channels = [
  { slug: 'luz', has_level: true, most_on_minutes: null },
  { slug: 'exaustor', has_level: true, most_on_minutes: null },
  { slug: 'bomba', has_level: false, most_on_minutes: 10 },
]
/** A moment of São Paulo on a day without summer time. */
const at = (clock: string, day = '2026-11-22') => new Date(`${day}T${clock}-03:00`)
const minutesAfter = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

/** Runs a program through moments, with its memory kept as JSON, as a robot keeps it. */
function robot(program: unknown) {
  const parsed = ModeProgram.parse(program)
  let memory: EngineMemory = freshMemory()
  return (now: Date, inputs: EngineMoment['inputs'] = {}, manual?: EngineMoment['manual']) => {
    const decided = decide(parsed, channels, { now, inputs, manual }, memory)
    memory = JSON.parse(JSON.stringify(decided.memory))
    return decided.levels
  }
}
const block = (fields: object) => ({ id: 'a', channel: 'exaustor', level: 80, ...fields })
const hot = (fields: object = {}) =>
  block({ when: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 28, ...fields } })

describe('hours', () => {
  test('are those of São Paulo, with their fraction', () => {
    expect(minuteOfDay(at('06:30:30').getTime())).toBe(390.5)
    expect(minuteOfDay(at('00:00').getTime())).toBe(0)
  })

  test('go over midnight', () => {
    const run = robot({
      blocks: [{ id: 'a', channel: 'luz', level: 60, when: { kind: 'clock', from: '18:00', to: '06:00' } }],
    })
    expect(run(at('17:59')).luz?.level).toBe(0)
    expect(run(at('18:00')).luz).toEqual({ level: 60, block: 'a', inputs: {}, by: 'mode' })
    expect(run(at('02:00', '2026-11-23')).luz?.level).toBe(60)
    expect(run(at('06:00', '2026-11-23')).luz?.level).toBe(0)
  })

  test('that are the same last the whole day', () => {
    const run = robot({
      day: { from: '06:00', to: '06:00' },
      blocks: [{ id: 'a', channel: 'luz', level: 1, when: { kind: 'light', is: 'day' } }],
    })
    expect(run(at('05:59')).luz?.level).toBe(1)
    expect(run(at('06:00')).luz?.level).toBe(1)
  })

  test('of light are those of the program; without a day of light neither day nor night', () => {
    const night = [{ id: 'a', channel: 'luz', level: 5, when: { kind: 'light', is: 'night' } }]
    const run = robot({ day: { from: '06:00', to: '00:00' }, blocks: night })
    expect(run(at('05:00')).luz?.level).toBe(5)
    expect(run(at('23:59')).luz?.level).toBe(0)
    expect(robot({ blocks: night })(at('05:00')).luz?.level).toBe(0)
  })
})

describe('a reading', () => {
  test('above its limit acts, until it is inside by the hysteresis', () => {
    const run = robot({ blocks: [hot({ hysteresis: 1 })] })
    expect(run(at('10:00'), { temperature: 28 }).exaustor?.level).toBe(0)
    expect(run(at('10:01'), { temperature: 28.1 }).exaustor).toEqual({
      level: 80,
      block: 'a',
      inputs: { temperature: 28.1 },
      by: 'mode',
    })
    expect(run(at('10:02'), { temperature: 27.1 }).exaustor?.level).toBe(80)
    expect(run(at('10:03'), { temperature: 27 }).exaustor?.level).toBe(0)
    expect(run(at('10:04'), { temperature: 27.9 }).exaustor?.level).toBe(0)
  })

  test('below its limit acts the same way round', () => {
    const run = robot({
      blocks: [block({ when: { kind: 'sensor', sensor: 'humidity', is: 'below', limit: 40, hysteresis: 5 } })],
    })
    expect(run(at('10:00'), { humidity: 39 }).exaustor?.level).toBe(80)
    expect(run(at('10:01'), { humidity: 44 }).exaustor?.level).toBe(80)
    expect(run(at('10:02'), { humidity: 45 }).exaustor?.level).toBe(0)
  })

  test('must hold for the minutes asked, without a break', () => {
    const run = robot({ blocks: [hot({ hold_minutes: 5 })] })
    expect(run(at('10:00'), { temperature: 29 }).exaustor?.level).toBe(0)
    expect(run(at('10:04'), { temperature: 28 }).exaustor?.level).toBe(0)
    expect(run(at('10:05'), { temperature: 29 }).exaustor?.level).toBe(0)
    expect(run(at('10:09'), { temperature: 29 }).exaustor?.level).toBe(0)
    expect(run(at('10:10'), { temperature: 29 }).exaustor?.level).toBe(80)
  })

  test('of zero is a reading', () => {
    const run = robot({ blocks: [block({ when: { kind: 'sensor', sensor: 'co2', is: 'below', limit: 400 } })] })
    expect(run(at('10:00'), { co2: 0 }).exaustor?.level).toBe(80)
  })

  test('that never came lets no block act', () => {
    const run = robot({ blocks: [block({ when: { kind: 'sensor', sensor: 'humidity', is: 'below', limit: 40 } })] })
    expect(run(at('10:00'), {}).exaustor?.level).toBe(0)
    expect(run(at('10:01'), { humidity: null }).exaustor?.level).toBe(0)
    expect(run(at('10:02'), { humidity: Number.NaN }).exaustor?.level).toBe(0)
  })

  test('that is missing counts as it was for 5 minutes; after them no block that needs it acts', () => {
    const run = robot({ blocks: [hot()] })
    expect(run(at('10:00'), { temperature: 30 }).exaustor?.level).toBe(80)
    expect(run(at('10:04:59'), { temperature: null }).exaustor?.level).toBe(80)
    expect(run(at('10:05')).exaustor?.level).toBe(0)
  })

  test('only counts by day when the block says so', () => {
    const run = robot({ day: { from: '06:00', to: '18:00' }, blocks: [hot({ only: 'day' })] })
    expect(run(at('17:59'), { temperature: 30 }).exaustor?.level).toBe(80)
    expect(run(at('18:00'), { temperature: 30 }).exaustor?.level).toBe(0)
  })
})

describe('for some minutes', () => {
  test('a block acts, then waits until its condition began anew', () => {
    const run = robot({ blocks: [{ ...hot(), for_minutes: 10 }] })
    expect(run(at('10:00'), { temperature: 30 }).exaustor?.level).toBe(80)
    expect(run(at('10:09'), { temperature: 30 }).exaustor?.level).toBe(80)
    expect(run(at('10:10'), { temperature: 30 }).exaustor?.level).toBe(0)
    expect(run(at('11:00'), { temperature: 30 }).exaustor?.level).toBe(0)
    expect(run(at('11:01'), { temperature: 27 }).exaustor?.level).toBe(0)
    expect(run(at('11:02'), { temperature: 30 }).exaustor?.level).toBe(80)
  })

  test('every so many, counted from midnight; also for a robot that just started', () => {
    const program = {
      blocks: [{ id: 'a', channel: 'bomba', level: 1, when: { kind: 'every', minutes: 120 }, for_minutes: 2 }],
    }
    expect(robot(program)(at('02:01:59')).bomba?.level).toBe(100)
    expect(robot(program)(at('02:02')).bomba?.level).toBe(0)
    expect(robot(program)(at('03:00')).bomba?.level).toBe(0)
  })
})

test('the first block of a channel that acts decides, of each channel by itself', () => {
  const run = robot({ blocks: [hot(), block({ id: 'b', level: 30, when: { kind: 'always' } })] })
  expect(run(at('10:00'), { temperature: 20 }).exaustor).toMatchObject({ level: 30, block: 'b' })
  expect(run(at('10:01'), { temperature: 29 })).toMatchObject({
    exaustor: { level: 80, block: 'a' },
    luz: { level: 0, block: null },
  })
})

describe('safety', () => {
  const program = {
    blocks: [{ id: 'a', channel: 'bomba', level: 100, when: { kind: 'clock', from: '10:00', to: '11:00' } }],
  }

  test('turns off what was on for its most minutes, and leaves it off until the program wanted it off once', () => {
    const run = robot(program)
    expect(run(at('10:00')).bomba?.level).toBe(100)
    expect(run(at('10:09')).bomba?.level).toBe(100)
    expect(run(at('10:10')).bomba).toMatchObject({ level: 0, by: 'safety', block: 'a' })
    expect(run(at('10:30')).bomba?.level).toBe(0)
    expect(run(at('11:00')).bomba).toMatchObject({ level: 0, by: 'mode' })
    expect(run(at('10:00', '2026-11-23')).bomba?.level).toBe(100)
  })

  test('also when it was set by hand', () => {
    const run = robot({})
    const manual = { bomba: { level: 100, until: null } }
    expect(run(at('10:00'), {}, manual).bomba).toMatchObject({ level: 100, by: 'manual' })
    expect(run(at('10:10'), {}, manual).bomba).toMatchObject({ level: 0, by: 'safety' })
  })
})

test('what was set by hand goes before the blocks until its time', () => {
  const run = robot({ blocks: [block({ when: { kind: 'always' } })] })
  const until = minutesAfter(at('10:00'), 30).toISOString()
  expect(run(at('10:00'), {}, { exaustor: { level: 0, until } }).exaustor).toMatchObject({ level: 0, by: 'manual' })
  expect(run(at('10:30'), {}, { exaustor: { level: 0, until } }).exaustor).toMatchObject({ level: 80, by: 'mode' })
})

test('a clock that is set back stops nothing for hours', () => {
  const run = robot({ blocks: [{ ...hot({ hold_minutes: 5 }), for_minutes: 10 }] })
  run(at('12:00'), { temperature: 30 })
  run(at('10:00'), { temperature: 30 })
  expect(run(at('10:05'), { temperature: 30 }).exaustor?.level).toBe(80)
})
