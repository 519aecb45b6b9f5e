import { expect, test } from 'vitest'
import { ModeProgram } from './mode-program.schemas.ts'
import { countBlocks, fieldsOf, programOf, rearranged, touchedBlock } from './program.form.ts'

const program = ModeProgram.parse({
  day: { from: '06:00', to: '00:00' },
  targets: { temperature: { day: { low: 21, high: 27.5 }, night: { low: null, high: 24 } } },
  blocks: [
    { id: 'a', channel: 'luz', level: 80, when: { kind: 'light', is: 'night' } },
    {
      id: 'b',
      channel: 'exaustor',
      level: 90,
      when: {
        kind: 'sensor',
        sensor: 'temperature',
        is: 'below',
        limit: 28.5,
        hysteresis: 1,
        hold_minutes: 3,
        only: 'day',
      },
    },
    { id: 'c', channel: 'bomba', level: 100, when: { kind: 'every', minutes: 240 }, for_minutes: 0.5 },
    { id: 'd', channel: 'luz', level: 10, when: { kind: 'clock', from: '18:00', to: '06:00' } },
    { id: 'e', channel: 'luz', level: 0, when: { kind: 'always' } },
  ],
})
const ids = (fields: Record<string, string>) =>
  programOf(fields)
    .blocks.map(({ id }) => id)
    .join('')

test('a program becomes fields and the same program again', () => {
  expect(ModeProgram.parse(programOf(fieldsOf(program)))).toEqual(program)
  expect(ModeProgram.parse(programOf(fieldsOf(ModeProgram.parse({}))))).toEqual(ModeProgram.parse({}))
})

test('buttons move, remove and add blocks, whatever stands in their fields', () => {
  const fields = { ...fieldsOf(program), 'program.blocks.0.level': 'muito' }
  expect(ids(rearranged(fields, 'up:1', 'luz'))).toBe('bacde')
  expect(ids(rearranged(fields, 'down:3', 'luz'))).toBe('abced')
  expect(ids(rearranged(fields, 'up:0', 'luz'))).toBe('abcde')
  expect(ids(rearranged(fields, 'down:4', 'luz'))).toBe('abcde')
  expect(ids(rearranged(fields, 'remove:2', 'luz'))).toBe('abde')
  const more = rearranged(fields, 'add', 'luz')
  expect(countBlocks(more)).toBe(6)
  expect(more['program.blocks.0.level']).toBe('muito')
  const named = rearranged(rearranged(rearranged({}, 'add', 'luz'), 'add', 'luz'), 'remove:0', 'luz')
  expect(ids(rearranged(named, 'add', 'luz'))).toBe('bloco-2bloco-3')
})

test('what is no number is left to the call to refuse, at its field', () => {
  const parsed = ModeProgram.safeParse(programOf({ ...fieldsOf(program), 'program.blocks.1.when.limit': 'quente' }))
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['blocks.1.when.limit'])
})

test.each([
  ['add', 2],
  ['up:1', 0],
  ['down:0', 1],
  ['remove:1', 1],
  ['remove:2', 2],
  ['remove:3', 2],
  ['try', -1],
  [undefined, -1],
])('after %s of three blocks, number %i was touched', (act, touched) => expect(touchedBlock(act, 3)).toBe(touched))
