import { expect, test } from 'vitest'
import { unknownDays } from './energy.words.ts'

const days = (known: string) =>
  [...known].map((one, n) => ({
    day: `2026-11-0${n + 1}`,
    kwh: one === '1' ? 1 : null,
    unknown: one === '?' ? ['bomba'] : [],
  }))
const said = (known: string) => unknownDays(days(known)).map(({ words }) => words)

test('days without a bar say why', () => {
  expect(said('0011')).toEqual(['sem dados até seg, 2 de nov, antes de o robô contar o que liga'])
  expect(said('1100')).toEqual(['sem notícia do robô desde ter, 3 de nov'])
  expect(said('10011')).toEqual(['sem notícia do robô de seg, 2 de nov a ter, 3 de nov'])
  expect(said('101')).toEqual(['sem notícia do robô na seg, 2 de nov'])
  // Its watts are what nobody knows.
  expect([said('1?1'), said('000'), said('111')]).toEqual([[], [], []])
})
