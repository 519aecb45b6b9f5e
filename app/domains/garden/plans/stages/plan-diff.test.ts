import { expect, test } from 'vitest'
import { bandInWords, planDiff } from './plan-diff.words.ts'
import type { StageWords } from './stage.kinds.ts'

const stage = (id: number, name: string, more: Partial<StageWords> = {}) => ({
  id,
  plant_cycle_id: id,
  name,
  days: 56,
  light_hours: 12,
  targets: {},
  tasks: [],
  notes: '',
  ...more,
})
const watering = { title: 'Rega', kind: 'rega' as const, from_day: 1, every_days: 3 }

test('says what changed, stage by stage', () => {
  const before = [
    stage(1, 'Vegetativo', { light_hours: 18, tasks: [watering] }),
    stage(2, 'Floração', { targets: { ph: { from: 6, to: 7 } } }),
    stage(3, 'Cura'),
  ]
  const after = [
    stage(1, 'Vega', {
      light_hours: 20,
      tasks: [
        { ...watering, every_days: 2 },
        { ...watering, title: 'Poda', every_days: null, from_day: 7 },
      ],
    }),
    stage(2, 'Floração', { days: 63, targets: { ph: { from: 5.8, to: 6.5 }, humidity: { from: null, to: 50 } } }),
    stage(4, 'Secagem', { days: 10 }),
  ]
  expect(planDiff(before, after)).toEqual([
    'Cura: saiu do plano',
    'Vega: antes Vegetativo',
    'Vega: luz 18\u00a0h → 20\u00a0h',
    'Vega: Rega a cada 3 dias, do dia 1 → a cada 2 dias, do dia 1',
    'Vega: nova tarefa Poda',
    'Floração: 56 → 63 dias',
    'Floração: Umidade sem faixa → até 50\u00a0%',
    'Floração: pH 6 a 7 → 5,8 a 6,5',
    'Secagem: entrou com 10 dias',
  ])
})

test('nothing changed says nothing; another order is said', () => {
  const stages = [stage(1, 'A'), stage(2, 'B')]
  expect(planDiff(stages, stages)).toEqual([])
  expect(planDiff(stages, [...stages].reverse())).toEqual(['As etapas mudaram de ordem'])
})

test('a stage that came back under another id is the same one', () => {
  expect(planDiff([stage(1, 'Floração')], [{ ...stage(1, 'Floração', { days: 60 }), id: 9 }])).toEqual([
    'Floração: 56 → 60 dias',
  ])
})

test('a limit of 0 is one', () => {
  expect(bandInWords({ from: 0, to: 0.5 }, 'kPa')).toBe('0 a 0,5\u00a0kPa')
  expect(bandInWords({ from: 0, to: null }, '')).toBe('de 0 para cima')
})
