import { expect, test } from 'vitest'
import { queryBoolean } from '#shared/pagination.ts'
import {
  typedDay,
  typedDayOr,
  typedLocalMoment,
  typedMoment,
  typedRecentDay,
  typedRecentMoment,
} from '#shared/typed-day.ts'
import './validation.ts'

const said = (schema: typeof typedDay | typeof typedMoment, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

test('a day or a moment of a sensible year is taken as it is', () => {
  for (const day of ['1900-01-01', '2026-11-21', '2200-12-31']) expect(typedDay.parse(day)).toBe(day)
  expect(typedMoment.parse('2026-11-21T12:00:00Z')).toBe('2026-11-21T12:00:00Z')
  expect(typedLocalMoment.parse('2026-11-21T12:00')).toBe('2026-11-21T12:00')
})

test('a year too far off is said so; what is no day at all is said once', () => {
  for (const day of ['0000-01-01', '1899-12-31', '2201-01-01', '9999-12-31'])
    expect(said(typedDay, day)).toEqual(['Confira o ano desta data.'])
  expect(said(typedMoment, '0000-01-01T00:00:00Z')).toEqual(['Confira o ano desta data.'])
  expect(said(typedLocalMoment, '9999-12-31T23:59')).toEqual(['Confira o ano desta data.'])
  for (const text of ['ontem', '2026-02-30', '']) expect(said(typedDay, text)).toEqual(['Escolha uma data válida.'])
  expect(said(typedDayOr('Escolha o dia.'), 'ontem')).toEqual(['Escolha o dia.'])
})

test('what is done here is done since 2000', () => {
  expect(typedRecentDay.parse('2000-01-01')).toBe('2000-01-01')
  expect(typedRecentMoment.parse('2000-01-01T00:00')).toBe('2000-01-01T00:00')
  for (const day of ['0000-01-01', '1899-12-31', '1999-12-31'])
    expect(said(typedRecentDay, day)).toEqual(['Confira o ano desta data.'])
  expect(said(typedRecentMoment, '1999-12-31T23:59')).toEqual(['Confira o ano desta data.'])
  expect(said(typedRecentDay, 'ontem')).toEqual(['Escolha uma data válida.'])
})

test('a yes or no of an address is true, 1, false or 0', () => {
  const said = ['true', '1', true, 'false', '0', false].map((value) => queryBoolean.parse(value))
  expect(said).toEqual([true, true, true, false, false, false])
})

test('a value that matches no variant of a union is rejected with a message', () => {
  const words = (value: unknown) => queryBoolean.safeParse(value).error?.issues[0]?.message
  expect(words('talvez')).toBe('Este valor não é válido. Confira e tente de novo.')
  expect(words('')).toBe('Preencha este campo.')
})
