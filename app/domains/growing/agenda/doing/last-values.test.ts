import { expect, test } from 'vitest'
import { lastInWords } from './last-values.queries.ts'

test('of a space each plant repeats its own values, and the words say so; of a plant they are its own', () => {
  const last = { volume_ml: { value: 200 } }
  expect(lastInWords({ kind: 'rega', plant_id: 7 }, last)).toBe('200\u00a0ml')
  expect(lastInWords({ kind: 'rega', plant_id: null }, last)).toBe(
    '200\u00a0ml na mais recente; cada planta repete o que recebeu',
  )
  expect(lastInWords({ kind: 'rega', plant_id: null }, null)).toBeNull()
})
