import { expect, test } from 'vitest'
import { isDrawn } from './drawing.model.ts'

test.each(['', 'M10 10L200 150', 'M10 10L60 10M10 60L60 60M0 0L20 0'])('%j is a signature, or none', (drawing) => {
  expect(isDrawn(drawing)).toBe(true)
})

test.each(['M1 1L1 1', 'M0 0L0 0L0 0', 'M10 10L60 10', 'M999 999L700 10', 'M10 10L300 201'])(
  '%j is a touch, or lies beside the sheet',
  (drawing) => {
    expect(isDrawn(drawing)).toBe(false)
  },
)
