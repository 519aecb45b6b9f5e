import { expect, test } from 'vitest'
import { progressOf } from '../progress/plan-progress.model.ts'
import { scheduleOf } from '../progress/plan-schedule.model.ts'
import { moveStage } from './move-stage.model.ts'

const stages = [
  { name: 'Plântula', plant_cycle_id: 1, days: 10 },
  { name: 'Vegetativo', plant_cycle_id: 2, days: 30 },
  { name: 'Floração', plant_cycle_id: 3, days: 60 },
  { name: 'Secagem', plant_cycle_id: 4, days: 10 },
]
const start = '2026-09-01' // vegetative 09-11, flowering 10-11, drying 12-10
const history = [
  { plant_cycle_id: 1, on: '2026-09-01' },
  { plant_cycle_id: 2, on: '2026-09-13' },
]
const seen = (today: string) => progressOf(start, stages, [history], today).stages
const applied = (index: number, to: string, today = '2026-10-01') => {
  const moved = moveStage(stages, seen(today), { index, to })
  if ('refused' in moved) return moved.refused
  return scheduleOf(
    start,
    stages.map((stage, i) => (i === moved.index ? { days: moved.days } : stage)),
  )
}

test('the flip moves only the future: what began keeps its days, what follows shifts', () => {
  const before = scheduleOf(start, stages)
  const after = applied(2, '2026-10-18')
  if (typeof after === 'string') throw new Error(after)
  expect(after.slice(0, 2).map(({ planned_on }) => planned_on)).toEqual(before.slice(0, 2).map((one) => one.planned_on))
  expect(after.map(({ planned_on }) => planned_on)).toEqual(['2026-09-01', '2026-09-11', '2026-10-18', '2026-12-17'])
})

test('it may come earlier, and late when nobody has flipped yet', () => {
  expect(applied(2, '2026-10-02')).toMatchObject([
    {},
    { planned_until: '2026-10-01' },
    { planned_on: '2026-10-02' },
    {},
  ])
  expect(applied(2, '2026-10-20', '2026-10-16')).toMatchObject([{}, {}, { planned_on: '2026-10-20' }, {}])
})

test('it is refused in words when the day lies before today’s stage began', () => {
  expect(applied(2, '2026-09-13')).toBe('Escolha um dia depois de dom, 13 de set, quando Vegetativo começa.')
  expect(applied(2, '2026-09-12')).toMatch('depois de dom, 13 de set')
  expect(applied(3, '2026-10-11')).toMatch('quando Floração começa')
})

test('what began and the first stage do not move', () => {
  expect(applied(1, '2026-10-05')).toBe('Vegetativo já começou e não muda mais de data.')
  expect(moveStage(stages, progressOf(start, stages, [], '2026-08-01').stages, { index: 0, to: '2026-09-05' })).toEqual(
    {
      refused: 'Para mudar a primeira etapa, mude o primeiro dia do plano.',
    },
  )
})
