import { describe, expect, test } from 'vitest'
import { progressOf } from '../progress/plan-progress.model.ts'
import { scheduleOf } from '../progress/plan-schedule.model.ts'
import { type StoredTask, stageTaskChanges } from './stage-tasks.model.ts'

const watering = { title: 'Rega', kind: 'rega' as const, from_day: 1, every_days: 3 }
const topping = { title: 'Topping', kind: 'topping' as const, from_day: 10, every_days: null }
const stages = [
  { id: 1, plant_cycle_id: 1, days: 10, tasks: [watering] },
  { id: 2, plant_cycle_id: 2, days: 30, tasks: [watering, topping] },
  { id: 3, plant_cycle_id: 3, days: 60, tasks: [watering] },
]
const start = '2026-09-01' // 09-11, 10-11
const history = [
  { plant_cycle_id: 1, on: '2026-09-01' },
  { plant_cycle_id: 2, on: '2026-09-11' },
]
const inTime = (shape: typeof stages, today: string) => {
  const { stages: progress } = progressOf(start, shape, [history], today)
  return shape.map((stage, i) => ({ ...stage, progress: progress[i] as (typeof progress)[number] }))
}
const firstDays = new Map(scheduleOf(start, stages).map(({ planned_on }, i) => [i + 1, planned_on]))
const row = (
  id: number,
  plan_stage_id: number,
  title: string,
  due_on: string,
  more: Partial<StoredTask> = {},
): StoredTask => ({
  id,
  plan_stage_id,
  title,
  due_on,
  open: true,
  has_acts: false,
  deleted: false,
  ...more,
})
const changes = (shape: typeof stages, kept: StoredTask[], today = '2026-09-15') =>
  stageTaskChanges(inTime(shape, today), kept, { today, firstDays })

describe('an agenda without tasks', () => {
  test('gets those of the current stage from today on, and of all that come; none of what is over', () => {
    expect(changes(stages, []).make).toEqual([
      { plan_stage_id: 2, title: 'Rega', kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-09-17' },
      { plan_stage_id: 2, title: 'Topping', kind: 'topping', rrule: null, due_on: '2026-09-20' },
      { plan_stage_id: 3, title: 'Rega', kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-10-11' },
    ])
  })

  test('gets no single task whose day has passed', () => {
    expect(changes(stages, [], '2026-09-21').make.map(({ title }) => title)).toEqual(['Rega', 'Rega'])
  })
})

describe('when the flip moves by a week', () => {
  const longer = stages.map((stage) => (stage.id === 2 ? { ...stage, days: 37 } : stage))
  const kept = [
    row(1, 2, 'Rega', '2026-09-19', { has_acts: true }),
    row(2, 2, 'Topping', '2026-09-20', { open: false, has_acts: true }),
    row(3, 3, 'Rega', '2026-10-11'),
  ]

  test('tasks not yet done shift with their stage; those of the current stage and what is done stay', () => {
    expect(changes(longer, kept)).toEqual({
      make: [],
      move: [
        { id: 1, kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-09-19' },
        { id: 3, kind: 'rega', rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-10-18' },
      ],
      reopen: [],
      close: [],
      drop: [],
    })
  })
})

test('a stage that is over closes its tasks', () => {
  expect(changes(stages, [row(1, 1, 'Rega', '2026-09-14')]).close).toEqual([1])
})

test('what is no longer asked for goes; what was done of it stays, closed', () => {
  const bare = stages.map((stage) => ({ ...stage, tasks: [] }))
  const kept = [row(1, 2, 'Rega', '2026-09-17', { has_acts: true }), row(2, 3, 'Rega', '2026-10-11')]
  expect(changes(bare, kept)).toEqual({ make: [], move: [], reopen: [], close: [1], drop: [2] })
})

test('what closed while its stage is not over comes back, no earlier than today; deleted and done ones do not', () => {
  const closed = { open: false, has_acts: true }
  const kept = [row(1, 2, 'Rega', '2026-09-12', closed), row(2, 2, 'Topping', '2026-09-20', closed)]
  expect(changes(stages, kept).reopen).toEqual([{ id: 1, due_on: '2026-09-15' }])
  expect(changes(stages, [row(1, 2, 'Rega', '2026-09-12', { ...closed, deleted: true })]).reopen).toEqual([])
  expect(changes(stages, [row(2, 2, 'Topping', '2026-09-20', { open: false })]).reopen).toEqual([
    { id: 2, due_on: '2026-09-20' },
  ])
})

test('a single task that is done does not come back', () => {
  const done = row(1, 2, 'Topping', '2026-09-20', { open: false, has_acts: true })
  expect(changes(stages, [done]).make.map(({ title }) => title)).toEqual(['Rega', 'Rega'])
})
