import { expect, test } from 'vitest'
import { formatNamed } from './label-formats.kinds.ts'
import { inSheets } from './label-sheets.model.ts'

const labels = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('24 fit on a sheet, the 25th begins the next', () => {
  const sheets = inSheets(labels(25), formatNamed('a4-24'))
  expect(sheets.map((sheet) => sheet.length)).toEqual([24, 1])
  expect(sheets[1]).toEqual([25])
})

test('a sheet begun before goes on where it was left', () => {
  expect(inSheets(labels(6), formatNamed('a4-8'), 3)).toEqual([[null, null, null, 1, 2, 3, 4, 5], [6]])
  expect(inSheets(labels(1), formatNamed('a4-8'), 99)[0]).toHaveLength(8)
})

test('a label printer takes one each and has no places to skip', () => {
  expect(inSheets(labels(3), formatNamed('uma'), 2)).toEqual([[1], [2], [3]])
})

test('an unknown format is the first one', () => {
  expect(formatNamed('a3').value).toBe('a4-24')
  expect(formatNamed(null).value).toBe('a4-24')
})
