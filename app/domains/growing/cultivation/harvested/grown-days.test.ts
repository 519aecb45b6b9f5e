import { expect, test } from 'vitest'
import { grownDays } from './grown-days.model.ts'

const entered = (slug: string, on: string) => ({ on, plant_cycle: { slug } })

test('the days of a life are counted from germination, those of flower from the flip', () => {
  const plant = {
    started_on: '2026-07-30',
    cycle_history: [
      entered('floracao', '2026-09-20'),
      entered('germinacao', '2026-08-01'),
      entered('semente', '2026-07-30'),
    ],
  }
  expect(grownDays(plant, '2026-11-21')).toEqual({ days: 112, since: 'germinacao', flower: 62 })
})

test('a clone never germinated, and who did not note the flip has no days of flower', () => {
  const clone = { started_on: '2026-11-01', cycle_history: [entered('vegetativo', '2026-11-01')] }
  expect(grownDays(clone, '2026-11-21')).toEqual({ days: 20, since: 'comeco', flower: null })
})
