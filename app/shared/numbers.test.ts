import { expect, test } from 'vitest'
import { applyMask, unmask } from './masks.ts'
import { formatMoney, formatMoneyField, moneyAsRead, parseMoney } from './money.ts'
import {
  formatCount,
  formatMeasure,
  formatNumber,
  formatPercent,
  formatTyped,
  formatTypedField,
  parseNumber,
  plural,
} from './numbers.ts'

test('numbers are written with a comma', () => {
  expect(formatNumber(1234.56)).toBe('1.234,56')
  expect(formatNumber(7, 1, 1)).toBe('7,0')
  expect(formatMeasure(24, '°C')).toBe('24\u00a0°C')
  expect(formatMeasure(1.23, 'kPa')).toBe('1,2\u00a0kPa')
  expect(formatPercent(0.62)).toBe('62\u00a0%')
})

test.each(['1,5', '0,4', '6,235', '0,0004', '12.345,678', '-0,5', '1000', '999'])(
  'what is typed as %s is shown so',
  (typed) => {
    const value = parseNumber(typed) as number
    expect(parseNumber(formatTyped(value))).toBe(value)
    expect(formatTypedField(value)).toBe(typed.replaceAll('.', ''))
    expect(formatTyped(value, 'ml')).toBe(`${formatTyped(value)}\u00a0ml`)
  },
)

test('the noise of binary fractions is not shown', () => {
  expect(formatTyped(0.1 + 0.2)).toBe('0,3')
})

test('counters stay short', () => {
  expect([3, 999, 1249, 12_400, 999_499, 2_400_000].map(formatCount)).toEqual([
    '3',
    '999',
    '1,2 mil',
    '12 mil',
    '999 mil',
    '2,4 mi',
  ])
  expect(plural(1, 'planta', 'plantas')).toBe('1 planta')
  expect(plural(1200, 'planta', 'plantas')).toBe('1.200 plantas')
})

test.each([
  ['1.234,5', 1234.5],
  ['1234,5', 1234.5],
  ['160,5', 160.5],
  ['6.2', 6.2],
  ['1.234', 1234],
  ['-0,5', -0.5],
  [' 800 ', 800],
  ['', null],
  ['onze', Number.NaN],
  ['1,2,3', Number.NaN],
  ['1.000.00', Number.NaN],
  ['1.000.000', 1_000_000],
  ['12.345.678,9', 12_345_678.9],
])('typed %j is %j', (typed, value) => {
  expect(parseNumber(typed)).toEqual(value)
})

test('money is counted in centavos', () => {
  expect(formatMoney(123456)).toBe('R$\u00a01.234,56')
  expect(formatMoney(-500)).toBe('-R$\u00a05,00')
  expect(formatMoneyField(5)).toBe('0,05')
  expect(parseMoney('R$ 1.234,56')).toBe(123456)
  expect(parseMoney('0,29')).toBe(29)
  expect(parseMoney('-5')).toBe(-500)
  expect(parseMoney('')).toBeNull()
  expect(parseMoney('1,234')).toBeNaN()
})

test('money that was typed is shown as it is read; what is none stays', () => {
  expect(['59.9', '1500', 'R$ 8', '', 'caro', '1,234'].map(moneyAsRead)).toEqual([
    ...['59,90', '1.500,00', '8,00', '', 'caro', '1,234'],
  ])
})

test('masks write while typing', () => {
  expect(applyMask('cpf', '1234')).toBe('123.4')
  expect(applyMask('cpf', '123.456.789-01 e mais')).toBe('123.456.789-01')
  expect(applyMask('cnpj', '12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(applyMask('cep', '01310100')).toBe('01310-100')
  expect(applyMask('phone', '1133334444')).toBe('(11) 3333-4444')
  expect(applyMask('phone', '11933334444')).toBe('(11) 93333-4444')
  expect(applyMask('cpf', '')).toBe('')
  expect(unmask('12.abc.345/01DE-35')).toBe('12ABC34501DE35')
})
