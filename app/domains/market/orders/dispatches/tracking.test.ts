import { expect, test } from 'vitest'
import { postedProblem, s10Digit, trackingCode, trackingLink, trackingProblem } from './tracking.model.ts'

test('the check digit of an object of Correios, by the vector of the UPU', () => {
  expect(s10Digit('47312482')).toBe(9)
  expect(trackingProblem('correios', 'AA473124829BR')).toBeNull()
  expect(trackingProblem('correios', 'AA473124828BR')).toContain('trocado')
  expect(trackingProblem('correios', 'AA47312482BR')).toContain('13 caracteres')
})

test('a code is kept as it is read, and other carriers have their own', () => {
  expect(trackingCode('aa 473124829 br')).toBe('AA473124829BR')
  expect(trackingProblem('jadlog', '123')).toBeNull()
  expect(trackingLink('correios', 'AA473124829BR')).toContain('objetos=AA473124829BR')
  expect(trackingLink('motoboy', '12')).toBeNull()
})

test('a parcel is posted between the day of its order and today', () => {
  const problem = (day: string) => postedProblem(day, '2026-11-20', '2026-11-21')
  expect(['2026-11-20', '2026-11-21'].map(problem)).toEqual([null, null])
  expect(problem('2026-11-22')).toContain('ainda não chegou')
  expect(problem('1970-01-01')).toContain('20/11/2026')
})
