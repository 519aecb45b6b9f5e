import { expect, test } from 'vitest'
import { lastInWords } from './last-values.queries.ts'

test('of a space the words name each plant with what it repeats, and when it was; of a plant they are its own', () => {
  const last = { volume_ml: { value: 200 }, ph: { value: 6.3 } }
  const each = [
    { name: 'Chica', measures: { volume_ml: { value: 2000, unit: 'L' as const } }, at: '2026-11-18T12:00:00Z' },
    { name: 'Açucena', measures: last, at: '2026-11-17T12:00:00Z' },
  ]
  const now = new Date('2026-11-21T15:00:00Z')
  expect(lastInWords({ kind: 'rega', plant_id: 7 }, { last, each: null }, now)).toBe('200\u00a0ml · pH 6,3')
  expect(lastInWords({ kind: 'rega', plant_id: null }, { last, each }, now)).toBe(
    'Chica 2\u00a0L, Açucena 200\u00a0ml, há 3 dias',
  )
  expect(lastInWords({ kind: 'rega', plant_id: null }, { last: null, each: null }, now)).toBeNull()
})
