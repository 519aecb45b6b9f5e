import { expect, test } from 'vitest'
import { testCards } from '../sandbox/sandbox.kinds.ts'
import { groupExpiry, groupNumber, isLuhn, readCard } from './card.model.ts'

const now = new Date('2026-11-22T12:00:00Z')
const typed = { number: '4000 0000 0000 0010', holder: 'ANA SOUZA', expiry: '08/29', cvv: '123' }

test('every test card has a number that could be one', () => {
  expect(testCards.filter(({ number }) => !isLuhn(number))).toEqual([])
  expect(isLuhn('4111111111111111')).toBe(true)
  expect(isLuhn('4111111111111112')).toBe(false)
  expect(isLuhn('0000')).toBe(false)
})

test('a card is read as its gateway takes it', () => {
  expect(readCard(typed, now)).toEqual({
    card: { number: '4000000000000010', holder: 'ANA SOUZA', exp_month: 8, exp_year: 2029, cvv: '123' },
  })
})

test.for([
  [{ number: '4000 0000 0000 0011' }, 'number'],
  [{ holder: ' ' }, 'holder'],
  [{ expiry: '13/29' }, 'expiry'],
  [{ expiry: '10/26' }, 'expiry'],
  [{ expiry: '' }, 'expiry'],
  [{ cvv: '12' }, 'cvv'],
] as const)('%j is said beside its field', ([wrong, field]) => {
  const read = readCard({ ...typed, ...wrong }, now)
  expect('errors' in read && Object.keys(read.errors)).toEqual([field])
})

test('a card is good to the end of its month', () => {
  expect(readCard({ ...typed, expiry: '11/26' }, now)).toHaveProperty('card')
})

test('numbers are grouped while they are typed', () => {
  expect(groupNumber('40000000000000101')).toBe('4000 0000 0000 0010 1')
  expect(groupNumber('4000')).toBe('4000')
  expect([groupExpiry('0'), groupExpiry('082'), groupExpiry('08/29')]).toEqual(['0', '08/2', '08/29'])
})
