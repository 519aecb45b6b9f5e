import { expect, test } from 'vitest'
import { dayOf, kwhOf, sumOf, together } from './energy.model.ts'

const lamp = { slug: 'luz', on_seconds: 7200, kwh: 0.6, source: 'calculado' as const }
const fan = { slug: 'exaustor', on_seconds: 3600, kwh: 0.035, source: 'estimado' as const }
const unknown = { slug: 'tomada', on_seconds: 60, kwh: null, source: null }

test('600 W at half level for two hours are 0,6 kWh; without watts nobody knows', () => {
  expect(kwhOf({ on_seconds: 7200, full_seconds: 3600 }, 600)).toBeCloseTo(0.6)
  expect(kwhOf({ on_seconds: 7200, full_seconds: 3600 }, null)).toBeNull()
  expect(kwhOf({ on_seconds: 7200, full_seconds: 3600 }, 0)).toBe(0)
})

test('a sum is known as well as the worst of its parts, and names what it lacks', () => {
  expect(sumOf([lamp])).toEqual({ kwh: 0.6, source: 'calculado', unknown: [] })
  expect(sumOf([lamp, fan, unknown])).toEqual({ kwh: 0.635, source: 'estimado', unknown: ['tomada'] })
  expect(sumOf([unknown])).toEqual({ kwh: null, source: null, unknown: ['tomada'] })
})

test('what was never on needs no watts: nothing on is nothing drawn', () => {
  expect(sumOf([{ ...unknown, on_seconds: 0 }])).toEqual({ kwh: 0, source: null, unknown: [] })
  expect(sumOf([lamp, { ...fan, on_seconds: 0, kwh: 0 }]).source).toBe('calculado')
})

test('a sensor that told of nearly all of the day counts instead of the channels; one that was silent does not', () => {
  const [seconds, known_seconds] = [86_400, 3600]
  const all = { kwh: 1.2, seconds }
  expect(dayOf([lamp, unknown], all, { seconds, known_seconds })).toEqual({
    ...{ kwh: 1.2, source: 'medido', unknown: [], known_seconds: seconds },
  })
  const half = { kwh: 1.2, seconds: seconds / 2 }
  expect(dayOf([lamp], half, { seconds, known_seconds })).toEqual({ ...sumOf([lamp]), known_seconds })
  expect(dayOf([lamp], undefined, { seconds, known_seconds }).source).toBe('calculado')
  expect(dayOf([lamp], undefined, { seconds, known_seconds: 0 }).kwh).toBeNull()
})

test('days add up', () => {
  const measured = { kwh: 1, source: 'medido' as const, unknown: [] }
  expect(together([measured, sumOf([lamp]), sumOf([unknown])])).toEqual({
    ...{ kwh: 1.6, source: 'calculado', unknown: ['tomada'] },
  })
  expect(together([])).toEqual({ kwh: 0, source: null, unknown: [] })
})
