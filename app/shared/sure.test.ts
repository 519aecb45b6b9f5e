import { expect, test } from 'vitest'
import { answers, Sure } from './sure.ts'

const neem = 'Lua: colher só a partir de qui, 3 de dez. É isso mesmo?'
const soap = 'Lua: colher só a partir de sáb, 5 de dez. É isso mesmo?'

test('a yes is to the questions that were read, or to whatever is asked', () => {
  expect(answers(Sure.parse('true'), neem)).toBe(true)
  expect(answers(Sure.parse(neem), neem)).toBe(true)
  expect(answers(Sure.parse(`${neem} ${soap}`), neem)).toBe(true)
  expect(answers(Sure.parse(neem), soap)).toBe(false)
  for (const no of ['false', '0', '', false]) expect(answers(Sure.parse(no), neem), String(no)).toBe(false)
  expect(answers(undefined, neem)).toBe(false)
})
