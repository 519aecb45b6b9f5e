import { expect, test } from 'vitest'
import { expiryWords } from './expiry.words.ts'

test.for([
  [12, 'vence em 12 dias'],
  [1, 'vence amanhã'],
  [0, 'vence hoje'],
  [-1, 'venceu ontem'],
  [-3, 'venceu há 3 dias'],
  [61, 'vale até 21/01/2027'],
  [-61, 'venceu em 21/01/2027'],
] as const)('%i days left: %s', ([days, words]) => expect(expiryWords('2027-01-21', days)).toBe(words))

test('what has no end says so', () => expect(expiryWords(null, null)).toBe('sem vencimento'))
