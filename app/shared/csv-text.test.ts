import { expect, test } from 'vitest'
import { csvRow } from './csv-text.ts'
import { formatMoneyField } from './money.ts'

test('numbers and amounts have a decimal comma, below zero too; what would be a formula is text', () => {
  expect(csvRow([7, 1.5, -0.25])).toBe('7;1,5;-0,25\r\n')
  expect(csvRow([formatMoneyField(123_450), formatMoneyField(-500)])).toBe('1.234,50;-5,00\r\n')
  expect(csvRow(['-1+2', '=A1', '-cmd', 'a;b'])).toBe(`'-1+2;'=A1;'-cmd;"a;b"\r\n`)
})
