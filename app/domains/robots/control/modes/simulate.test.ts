import { expect, test } from 'vitest'
import { DAY, HOUR } from '#shared/durations.ts'
import { ModeProgram } from './mode-program.schemas.ts'
import { simulate, type WeekSample } from './simulate.model.ts'

const from = new Date('2026-11-14T00:00:00-03:00').getTime()
const channels = [
  { slug: 'luz', has_level: true, most_on_minutes: null, watts: 240 },
  { slug: 'exaustor', has_level: true, most_on_minutes: null, watts: 35 },
  { slug: 'bomba', has_level: false, most_on_minutes: 10, watts: null },
]
const every5 = (hours: number, temperature: (hour: number) => number | null): WeekSample[] =>
  Array.from({ length: hours * 12 }, (_, i) => ({
    at: from + i * 300_000,
    inputs: { temperature: temperature(i / 12) },
  }))
const run = (program: unknown, samples: WeekSample[], days = 1) =>
  simulate(ModeProgram.parse(program), channels, samples, { from, to: from + days * DAY })
const of = (simulated: ReturnType<typeof run>, slug: string) => simulated.channels.find((one) => one.slug === slug)

test('a lamp of 18 hours at 80 % for a week: hours, kWh from its watts, one start a day', () => {
  const light = run(
    {
      day: { from: '06:00', to: '00:00' },
      blocks: [{ id: 'a', channel: 'luz', level: 80, when: { kind: 'light', is: 'day' } }],
    },
    [],
    7,
  )
  expect(of(light, 'luz')).toMatchObject({ on_hours: 126, starts: 7 })
  expect(of(light, 'luz')?.kwh).toBeCloseTo(0.24 * 0.8 * 126)
  expect(of(light, 'luz')?.changes.slice(0, 2)).toEqual([
    { at: from + 6 * HOUR, level: 80, block: 'a' },
    { at: from + 24 * HOUR, level: 0, block: null },
  ])
})

test('what reacts to readings acts when they say so, and not where there are none', () => {
  const hot = {
    blocks: [
      {
        id: 'a',
        channel: 'exaustor',
        level: 100,
        when: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 28 },
      },
    ],
  }
  const warm = every5(24, (hour) => (hour >= 20 ? null : hour >= 12 ? 30 : 20))
  expect(of(run(hot, warm), 'exaustor')).toMatchObject({ starts: 1 })
  expect(of(run(hot, warm), 'exaustor')?.on_hours).toBeCloseTo(8, 0)
  expect(of(run(hot, []), 'exaustor')).toMatchObject({ on_hours: 0, kwh: 0 })
})

test('pulses of parts of a minute are counted as such; without watts there are no kWh', () => {
  const drops = {
    blocks: [{ id: 'a', channel: 'bomba', level: 100, when: { kind: 'every', minutes: 60 }, for_minutes: 0.5 }],
  }
  expect(of(run(drops, []), 'bomba')).toMatchObject({ starts: 24, on_hours: 0.2, kwh: null })
})

test('the share in the target is of the readings: by day of that of the day, without readings none', () => {
  const aim = {
    day: { from: '06:00', to: '18:00' },
    targets: { temperature: { day: { low: 20, high: 28 }, night: { low: 16, high: 22 } } },
  }
  const half = every5(24, (hour) => (hour >= 6 && hour < 12 ? 30 : hour >= 12 && hour < 18 ? 25 : 20))
  expect(run(aim, half).in_band).toEqual([{ sensor: 'temperature', share: 0.75 }])
  expect(run(aim, []).in_band).toEqual([{ sensor: 'temperature', share: null }])
})
