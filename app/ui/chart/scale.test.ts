import { expect, test } from 'vitest'
import { extentOf, linearScale, niceDomain, ticksOf } from './scale.ts'

test('a scale leads from its domain to its range, moments too, and stops at the edges', () => {
  const y = linearScale([10, 20], [100, 0])
  expect([10, 12.5, 20, 5, 1e300, Number.POSITIVE_INFINITY].map(y)).toEqual([100, 75, 0, 100, 0, 0])
  const x = linearScale([new Date('2026-11-01'), new Date('2026-11-05')])
  expect(x(new Date('2026-11-02'))).toBe(25)
})

test('where both ends of a domain are the same, all stands in the middle', () => {
  expect([62, 0, 99].map(linearScale([62, 62]))).toEqual([50, 50, 50])
})

test.each([
  [0, 600, '0 200 400 600'],
  [0, 1000, '0 500 1000'],
  [60, 65, '60 62 64'],
  [55, 75, '55 60 65 70 75'],
  [-5, 5, '-5 0 5'],
  [0, 0.3, '0 0.1 0.2 0.3'],
  [0, 2e15, '0 500000000000000 1000000000000000 1500000000000000 2000000000000000'],
  [7, 7, '7'],
])('from %d to %d the ticks are %s', (low, high, ticks) => expect(ticksOf([low, high]).ticks.join(' ')).toBe(ticks))

test('ticks are written with as many decimals as tell them apart', () => {
  const spans = [1000, 10, 1, 0.02]
  expect(spans.map((span) => ticksOf([0, span]).decimals)).toEqual([0, 0, 1, 3])
})

test.each([
  [349, 400],
  [100, 100],
  [101, 150],
  [0, 1],
  [9.5, 10],
  [1200, 1500],
  [512, 600],
])('%d fits under %d', (value, top) => expect(niceDomain([0, value])).toEqual([0, top]))

test('a domain takes whole steps around what was read, and never leaves what values can be', () => {
  const domain = (...values: number[]) => niceDomain(values, { step: 5, margin: 1, within: [0, 100] })
  expect(domain(62, 68)).toEqual([60, 70])
  expect(domain(62, 62)).toEqual([60, 65])
  expect(domain(60, 70)).toEqual([55, 75])
  expect(domain(0, 100)).toEqual([0, 100])
  expect(domain(0, 0)).toEqual([0, 5])
  expect(domain(140)).toEqual([100, 100])
})

test('values below zero, tiny, huge, the same and none have a domain whose ends are ticks', () => {
  const of = (...values: (number | null)[]) => {
    const domain = niceDomain(values)
    const { ticks } = ticksOf(domain)
    expect([ticks[0], ticks.at(-1)]).toEqual(domain)
    return domain
  }
  expect(of(-3.5, 4.5)).toEqual([-5, 5])
  expect(of(-20, -11)).toEqual([-20, -10])
  expect(of(0.0011, 0.0019)).toEqual([0.001, 0.002])
  expect(of(1e15, 3e15)).toEqual([1e15, 3e15])
  expect(of(62)).toEqual([60, 80])
  expect(of(-7, -7)).toEqual([-8, -6])
  expect(of(null, Number.NaN)).toEqual([0, 1])
  expect(of()).toEqual([0, 1])
})

test('the extent leaves out what is no number', () => {
  expect(extentOf([3, null, -1, Number.NaN, Number.POSITIVE_INFINITY])).toEqual([-1, 3])
  expect(extentOf([null])).toBeNull()
})
