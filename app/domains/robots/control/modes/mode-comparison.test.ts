import { expect, test } from 'vitest'
import { modeDifferences } from './mode-comparison.words.ts'
import { ModeProgram } from './mode-program.schemas.ts'
import { readyPrograms } from './ready-modes.seed.ts'

const channels = [
  { slug: 'luz', name: 'Luz', kind: 'lamp' as const, has_level: true, most_on_minutes: null },
  { slug: 'ventilador', name: 'Ventilador', kind: 'fan' as const, has_level: true, most_on_minutes: null },
  { slug: 'exaustor', name: 'Exaustor', kind: 'exhaust' as const, has_level: true, most_on_minutes: null },
  { slug: 'bomba', name: 'Bomba de rega', kind: 'pump' as const, has_level: false, most_on_minutes: null },
]
const sensors = [
  { key: 'temperature', name: 'Temperatura', unit: '°C', decimals: 1 },
  { key: 'humidity', name: 'Umidade', unit: '%', decimals: 1 },
]
const ready = readyPrograms({ sensors: sensors.map(({ key }) => key), channels })
const programOf = (slug: string) => ready.find(({ mode }) => mode.slug === slug)?.program ?? ModeProgram.parse({})
const say = (from: ModeProgram, to: ModeProgram) =>
  modeDifferences(from, to, { sensors, channels }).map((one) =>
    `${one.what}: ${one.from} → ${one.to}`.replaceAll('\u00a0', ' '),
  )

test('from flower to growth: light, targets and channels, each with both', () => {
  const lines = say(programOf('flora'), programOf('vega'))
  expect(lines[0]).toBe('Horas de luz: 12 h → 18 h')
  const always = { ...programOf('flora'), day: { from: '00:00', to: '00:00' } }
  expect(say(programOf('flora'), always)).toEqual(['Horas de luz: 12 h → o dia todo'])
  expect(lines).toContain('Luz: de dia → de dia, em 75 %')
  expect(lines).toContain('Ventilador: o tempo todo, em 50 % → o tempo todo, em 40 %')
  expect(lines.some((line) => /^Umidade de dia: \d+ a \d+ % → \d+ a \d+ %$/.test(line))).toBe(true)
  expect(lines.join()).not.toContain('Bomba')
})

test('a lamp that is lit longer within the same day is said by its hours', () => {
  const flora = programOf('flora')
  const when = { kind: 'clock', from: '18:00', to: '20:00' } as const
  const longer = {
    ...flora,
    blocks: [...flora.blocks, { id: 'x', channel: 'luz', level: 100, for_minutes: null, when }],
  }
  expect(say(flora, longer)[0]).toBe('Luz, por dia: 12 h → 14 h')
})

test('watering begins, is rarer, ends', () => {
  const pump = (from: string, to: string) =>
    say(programOf(from), programOf(to)).filter((line) => line.startsWith('Bomba'))
  expect(pump('germinacao', 'vega')).toEqual(['Bomba de rega: desligado → a cada 12 h, por 2 min'])
  expect(pump('vega', 'ferias')).toEqual(['Bomba de rega: a cada 12 h, por 2 min → a cada 24 h, por 3 min'])
  expect(pump('flora', 'secagem')).toEqual(['Bomba de rega: a cada 12 h, por 2 min → desligado'])
})

test('each of the house’s modes differs from each other, and none from itself', () => {
  for (const one of ready)
    for (const other of ready) {
      const lines = say(one.program, other.program)
      expect([one.mode.slug, other.mode.slug, lines.length > 0]).toEqual([
        ...[one.mode.slug, other.mode.slug, one !== other],
      ])
      expect(new Set(lines).size).toBe(lines.length)
    }
})

test('a day that only moves says its hours; without a mode all begins', () => {
  const day = (from: string, to: string) => ModeProgram.parse({ day: { from, to } })
  expect(say(day('06:00', '18:00'), day('20:00', '08:00'))).toEqual(['Horas de luz: das 6h às 18h → das 20h às 8h'])
  expect(say(ModeProgram.parse({}), day('06:00', '18:00'))).toEqual(['Horas de luz: nenhuma → 12 h'])
})

test('rules that only change places are told', () => {
  const program = programOf('vega')
  const turned = ModeProgram.parse({ ...program, blocks: [...program.blocks].reverse() })
  expect(say(program, turned).some((line) => line.startsWith('Exaustor: '))).toBe(true)
})
