import { expect, test } from 'vitest'
import { careWords } from './care-lines.tsx'

const now = new Date('2026-11-21T02:30:00Z')

test('days count as in São Paulo: 0 is today, nothing known is never', () => {
  expect(careWords('2026-11-20T03:10:00Z', now)).toBe('hoje')
  expect(careWords('2026-11-20T02:50:00Z', now)).toBe('há 1 dia')
  expect(careWords(new Date('2026-11-08T12:00:00Z'), now)).toBe('há 12 dias')
  expect(careWords(null, now)).toBe('nunca')
})
