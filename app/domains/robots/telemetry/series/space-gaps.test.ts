import { expect, test } from 'vitest'
import { spaceGaps } from './space-gaps.model.ts'

const gap = (from: number, to: number, cause: 'unknown' | 'power' | 'wifi' = 'unknown') => ({ from, to, cause })

test('a gap of the only robot is one of the space', () => {
  expect(spaceGaps([{ from: 0, to: 100, gaps: [gap(10, 20, 'power'), gap(50, 60)] }])).toEqual([
    gap(10, 20, 'power'),
    gap(50, 60),
  ])
})

test('while another robot measured there is no gap', () => {
  const one = { from: 0, to: 100, gaps: [gap(10, 60, 'power')] }
  expect(spaceGaps([one, { from: 30, to: 40, gaps: [] }])).toEqual([gap(10, 30, 'power'), gap(40, 60, 'power')])
  expect(spaceGaps([one, { from: 0, to: 100, gaps: [] }])).toEqual([])
})

test('when both were silent it is one gap, and who knows why tells it', () => {
  const both = [
    { from: 0, to: 100, gaps: [gap(10, 40)] },
    { from: 0, to: 100, gaps: [gap(20, 60, 'wifi')] },
  ]
  expect(spaceGaps(both)).toEqual([gap(20, 40, 'wifi')])
})
