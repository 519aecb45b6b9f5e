import { expect, test } from 'vitest'
import { scaleOf } from './humidity-chart.tsx'

const scale = (...values: number[]) => scaleOf(values.map((humidity) => ({ humidity })))

test('the scale takes whole steps around what was read, and never leaves 0 to 100', () => {
  expect(scale(62, 68)).toEqual({ bottom: 60, top: 70 })
  expect(scale(62, 62)).toEqual({ bottom: 60, top: 65 })
  expect(scale(60, 70)).toEqual({ bottom: 55, top: 75 })
  expect(scale(0, 100)).toEqual({ bottom: 0, top: 100 })
  expect(scale(0, 0)).toEqual({ bottom: 0, top: 5 })
})
