import { expect, test } from 'vitest'
import { ModeProgram } from './mode-program.schemas.ts'
import { plannedDay } from './planned-day.model.ts'

const lamp = { slug: 'luz', has_level: true, most_on_minutes: null }
const pump = { slug: 'bomba', has_level: false, most_on_minutes: 10 }

const program = ModeProgram.parse({
  day: { from: '06:00', to: '18:00' },
  blocks: [
    { id: 'luz', channel: 'luz', when: { kind: 'light', is: 'day' }, level: 80 },
    { id: 'quente', channel: 'luz', when: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 1 }, level: 10 },
    { id: 'rega', channel: 'bomba', when: { kind: 'every', minutes: 720 }, level: 100, for_minutes: 2 },
  ],
})

test('a day of light is one span, and what waits for a reading is none', () => {
  expect(plannedDay(program, lamp)).toEqual([
    { from: 0, to: 360, level: 0 },
    { from: 360, to: 1080, level: 80 },
    { from: 1080, to: 1440, level: 0 },
  ])
})

test('what is done every twelve hours is there twice', () => {
  expect(plannedDay(program, pump).filter(({ level }) => level > 0)).toEqual([
    { from: 0, to: 2, level: 100 },
    { from: 720, to: 722, level: 100 },
  ])
})

test('a channel without blocks is off all day', () => {
  expect(plannedDay(program, { ...lamp, slug: 'outro' })).toEqual([{ from: 0, to: 1440, level: 0 }])
})
