import { expect, test } from 'vitest'
import { blockInWords, dayInWords, minutes, targetsInWords } from './mode.words.ts'
import { modeDiff } from './mode-diff.words.ts'
import { ModeBlock, ModeProgram } from './mode-program.schemas.ts'

const names = {
  sensors: [
    { key: 'temperature', name: 'Temperatura', unit: '°C', decimals: 1 },
    { key: 'vpd', name: 'VPD', unit: 'kPa', decimals: 2 },
  ],
  channels: [
    { slug: 'luz', name: 'Luz', has_level: true },
    { slug: 'exaustor', name: 'Exaustor', has_level: true },
    { slug: 'bomba', name: 'Bomba', has_level: false },
  ],
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const say = (block: object) => plain(blockInWords(ModeBlock.parse({ id: 'a', ...block }), names))

test.each([
  [{ channel: 'luz', level: 80, when: { kind: 'light', is: 'day' } }, 'De dia, liga a luz em 80 %.'],
  [{ channel: 'luz', level: 0, when: { kind: 'always' } }, 'Desliga a luz o tempo todo.'],
  [{ channel: 'luz', level: 100, when: { kind: 'clock', from: '18:30', to: '06:00' } }, 'Das 18h30 às 6h, liga a luz.'],
  [
    {
      channel: 'exaustor',
      level: 80,
      when: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 28, hysteresis: 1, hold_minutes: 5 },
    },
    'Quando a temperatura passa de 28 °C por 5 min, liga o exaustor em 80 % até baixar de 27 °C.',
  ],
  [
    {
      channel: 'exaustor',
      level: 30,
      when: { kind: 'sensor', sensor: 'vpd', is: 'below', limit: 0.8, hysteresis: 0.1, only: 'night' },
      for_minutes: 90,
    },
    'Quando o VPD fica abaixo de 0,8 kPa, só de noite, liga o exaustor em 30 % por 1 h 30 min.',
  ],
  [
    { channel: 'bomba', level: 100, when: { kind: 'every', minutes: 240, only: 'day' }, for_minutes: 0.5 },
    'A cada 4 h, só de dia, liga a bomba por 30 s.',
  ],
])('a block in words', (block, sentence) => expect(say(block)).toBe(sentence))

test('a day of light, lengths, and targets in words', () => {
  expect(plain(dayInWords({ from: '06:00', to: '00:00' }))).toBe('Dia das 6h às 0h: 18 h.')
  expect(dayInWords(null)).toBe('Sem dia de luz.')
  expect(plain(minutes(60))).toBe('1 h')
  const day = { low: 21, high: 27 }
  const program = ModeProgram.parse({
    targets: { temperature: { day, night: { low: null, high: 24 } }, vpd: { day, night: day } },
  })
  expect(targetsInWords(program, names).map(plain)).toEqual([
    'Temperatura: 21 a 27 °C de dia, até 24 °C de noite',
    'VPD: 21 a 27 kPa',
  ])
})

test('two versions differ by sentences: what came, what went, what changed, and the order', () => {
  const block = (id: string, level: number) => ({ id, channel: 'luz', level, when: { kind: 'always' } })
  const before = ModeProgram.parse({ blocks: [block('a', 10), block('b', 20), block('c', 30)] })
  const after = ModeProgram.parse({
    day: { from: '06:00', to: '18:00' },
    blocks: [block('c', 30), block('a', 50), block('d', 100)],
  })
  expect(modeDiff(before, after, names).map(({ kind, text }) => [kind, plain(text)])).toEqual([
    ['changed', 'Dia das 6h às 18h: 12 h. Antes: sem dia de luz.'],
    ['changed', 'Liga a luz em 50 % o tempo todo. Antes: liga a luz em 10 % o tempo todo.'],
    ['added', 'Liga a luz o tempo todo.'],
    ['removed', 'Liga a luz em 20 % o tempo todo.'],
    ['changed', 'Os blocos mudaram de ordem.'],
  ])
  expect(modeDiff(before, before, names)).toEqual([])
})
