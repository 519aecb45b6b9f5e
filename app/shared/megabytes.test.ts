import { expect, test } from 'vitest'
import { formatMegabytes } from './megabytes.ts'

test('what is something is never said to be nothing', () => {
  expect(formatMegabytes(0)).toBe('0\u00a0MB')
  expect(formatMegabytes(12_000)).toBe('menos de 1\u00a0MB')
  expect(formatMegabytes(0.4 * 1024 * 1024)).toBe('0,4\u00a0MB')
  expect(formatMegabytes(12.4 * 1024 * 1024)).toBe('12\u00a0MB')
})
