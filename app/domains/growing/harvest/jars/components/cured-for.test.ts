import { expect, test } from 'vitest'
import { curedFor } from './cured-for.words.ts'

test('days until the third week, then whole weeks', () => {
  expect(curedFor('2026-11-21', '2026-11-21')).toBe('hoje')
  expect(curedFor('2026-11-20', '2026-11-21')).toBe('1 dia')
  expect(curedFor('2026-11-01', '2026-11-21')).toBe('20 dias')
  expect(curedFor('2026-10-31', '2026-11-21')).toBe('3 semanas')
  expect(curedFor('2026-10-11', '2026-11-21')).toBe('5 semanas')
})
