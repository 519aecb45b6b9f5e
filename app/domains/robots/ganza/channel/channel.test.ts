import { expect, test } from 'vitest'
import { clockOf, hoursInWords, lastedInWords } from './channel.words.ts'

test.each([
  [0, '00:00'],
  [390, '06:30'],
  [1440, '00:00'],
])('minute %i of the day is %s', (minute, said) => expect(clockOf(minute)).toBe(said))

test.each([
  [0, 'nada'],
  [29, 'nada'],
  [2700, '45\u00a0min'],
  [12_000, '3\u00a0h\u00a020\u00a0min'],
  [7200, '2\u00a0h'],
])('%i seconds are %s', (seconds, said) => expect(hoursInWords(seconds)).toBe(said))

test('how long a level stayed, at least the minute in which it came', () => {
  const from = new Date('2026-11-14T15:00:00Z')
  expect(lastedInWords(from, new Date('2026-11-14T15:02:10Z'))).toBe(', por 2\u00a0min')
  expect(lastedInWords(from, from)).toBe(', por 1\u00a0min')
  expect(lastedInWords(from, null)).toBe('')
})
