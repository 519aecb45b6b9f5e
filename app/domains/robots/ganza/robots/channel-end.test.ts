import { expect, test } from 'vitest'
import { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { endOf } from './channel-end.model.ts'

const program = ModeProgram.parse({
  day: { from: '06:00', to: '18:00' },
  blocks: [
    { id: 'dia', channel: 'luz', level: 80, when: { kind: 'light', is: 'day' } },
    {
      ...{ id: 'seco', channel: 'umidificador', level: 100 },
      when: { kind: 'sensor', sensor: 'humidity', is: 'below', limit: 55, hysteresis: 5 },
    },
    {
      id: 'umido',
      channel: 'exaustor',
      level: 90,
      when: { kind: 'sensor', sensor: 'humidity', is: 'above', limit: 65 },
    },
    { id: 'sempre', channel: 'exaustor', level: 30, when: { kind: 'always' } },
    { id: 'rega', channel: 'bomba', level: 100, when: { kind: 'every', minutes: 720 }, for_minutes: 2 },
    { id: 'nevoa', channel: 'nevoa', level: 100, when: { kind: 'always' }, for_minutes: 10 },
  ],
})
const at = (clock: string) => new Date(`2026-11-21T${clock}:00-03:00`)

const ends = (slug: string, level: number | null, now: string, block: string | null = null, since = now) =>
  endOf(
    program,
    {
      ...{ slug, has_level: true, most_on_minutes: null, level, by: 'mode' },
      last: {
        ...{ id: 1, at: at(since), channel: slug, level: level ?? 0, by: 'mode' },
        why: {
          mode: null,
          rule: null,
          because: null,
          over: null,
          block,
          inputs: {},
          from_state: block === null,
          start: null,
        },
      },
    },
    at(now),
  )

test('by the clock: when the light of the day ends, and begins over midnight', () => {
  expect(ends('luz', 80, '12:00', 'dia')).toEqual({ by: 'clock', at: '18:00', level: 0 })
  expect(ends('luz', 0, '23:00')).toEqual({ by: 'clock', at: '06:00', level: 80 })
  expect(ends('bomba', 0, '08:00')).toEqual({ by: 'clock', at: '12:00', level: 100 })
  expect(ends('bomba', 100, '12:01', 'rega')).toEqual({ by: 'clock', at: '12:02', level: 0 })
})

test('by a reading: where the rule ends, its hysteresis inside; off until its limit', () => {
  const humidity = { by: 'reading', sensor: 'humidity' }
  expect(ends('umidificador', 100, '12:00', 'seco')).toEqual({ ...humidity, is: 'above', value: 60, level: 0 })
  expect(ends('exaustor', 90, '12:00', 'umido')).toEqual({ ...humidity, is: 'below', value: 65, level: 30 })
  expect(ends('umidificador', 0, '12:00')).toEqual({ ...humidity, is: 'below', value: 55, level: 100 })
})

test('by its own minutes, from when it came on', () => {
  expect(ends('nevoa', 100, '12:04', 'nevoa', '12:00')).toEqual({ by: 'clock', at: '12:10', level: 0 })
})

test('what nobody knows is not said: no end, a level that the mode does not plan, none told', () => {
  expect(ends('exaustor', 30, '12:00', 'sempre')).toBe(null)
  expect(ends('luz', 40, '12:00')).toBe(null)
  expect(ends('luz', null, '12:00')).toBe(null)
})
