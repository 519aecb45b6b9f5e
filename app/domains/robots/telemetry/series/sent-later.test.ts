import { expect, test } from 'vitest'
import { sentLater } from './sent-later.model.ts'

const window = { from: 100, to: 200 }
const back = (at: number, offline_ms: number | null) => ({ at, kind: 'connect' as const, cause: 'wifi', offline_ms })

test('what it says it was offline for came later, as far as the window shows it', () => {
  expect(sentLater([back(150, 20), back(230, 60)], window, [])).toEqual([
    { from: 130, to: 150 },
    { from: 170, to: 200 },
  ])
  expect(sentLater([back(120, 50)], window, [])).toEqual([{ from: 100, to: 120 }])
})

test('returns that overlap are one time; one that says nothing, or was before the window, is none', () => {
  expect(sentLater([back(160, 30), back(150, 40), back(190, null), back(90, 50)], window, [])).toEqual([
    { from: 110, to: 160 },
  ])
})

test('in a gap nothing was measured, so nothing came later', () => {
  const gaps = [
    { from: 100, to: 120 },
    { from: 140, to: 150 },
    { from: 170, to: 180 },
  ]
  expect(sentLater([back(160, 50)], window, gaps)).toEqual([
    { from: 120, to: 140 },
    { from: 150, to: 160 },
  ])
  expect(sentLater([back(150, 10)], window, gaps)).toEqual([])
})
