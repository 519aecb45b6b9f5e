import { expect, test } from 'vitest'
import type { PlanStageShown } from '../../plans/plans.schemas.ts'
import { timelineScale } from './timeline-scale.model.ts'

const stage = (planned_on: string | null, planned_until: string | null, more: Partial<PlanStageShown> = {}) =>
  ({ planned_on, planned_until, done_on: null, state: 'depois', days: 10, ...more }) as PlanStageShown

test('bars stand where their days are, today on its day', () => {
  const stages = [
    stage('2026-11-01', '2026-11-10', { done_on: '2026-11-01', state: 'feita' }),
    stage('2026-11-11', '2026-11-20', { done_on: '2026-11-13', state: 'agora' }),
  ]
  const scale = timelineScale(stages, '2026-11-16')
  expect(scale?.bars).toEqual([
    { planned: { left: 0, width: 50 }, done: { left: 0, width: 60 } },
    { planned: { left: 50, width: 50 }, done: { left: 60, width: 20 } },
  ])
  expect(scale?.today).toBeCloseTo(77.5)
})

test('a plan that runs longer than planned goes on until today', () => {
  const late = [stage('2026-11-01', '2026-11-10', { done_on: '2026-11-01', state: 'agora' })]
  expect(timelineScale(late, '2026-11-20')?.bars[0]).toEqual({
    planned: { left: 0, width: 50 },
    done: { left: 0, width: 100 },
  })
})

test('before the first day and without days there is no line of today, or none at all', () => {
  expect(timelineScale([stage('2026-11-01', '2026-11-10')], '2026-10-30')?.today).toBeNull()
  expect(timelineScale([stage(null, null)], '2026-10-30')).toBeNull()
})
