import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Told } from './charge-fold.model.ts'
import { sinceThen } from './so-far.model.ts'

const at = new Date('2026-11-22T12:00:00Z')
const total = (kind: Told['kind'], amount: number) => ({
  kind,
  amount,
  so_far: true,
  provider_id: `ch:${kind}:${amount}`,
  occurred_at: at,
})

test('running totals read in any order, any number of times, add up to the highest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (read) => {
      let known: Told[] = []
      for (const amount of read) known = [...known, ...sinceThen(known, [total('captured', amount)])]
      expect(known.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.max(0, ...read))
      expect(new Set(known.map(({ provider_id }) => provider_id)).size).toBe(known.length)
    }),
  )
})

test('what is contested now is a chargeback, and no more a reversed one; an older reading says nothing', () => {
  const read = (amount: number, minutes: number) => ({
    ...total('chargeback', amount),
    provider_id: `ch:chargeback:${amount}:${minutes}`,
    occurred_at: new Date(at.getTime() + minutes * 60_000),
  })
  const moved: [string, number][] = []
  let known: Told[] = []
  for (const one of [
    read(0, 0),
    read(9, 10),
    read(9, 10),
    read(0, 0),
    read(9, 20),
    read(0, 30),
    read(9, 20),
    read(9, 40),
  ]) {
    const added = sinceThen(known, [one])
    known = [...known, ...added]
    moved.push(...added.map(({ kind, amount }) => [kind, amount] as [string, number]))
  }
  expect(moved).toEqual([
    ['chargeback', 9],
    ['chargeback_reversed', 9],
    ['chargeback', 9],
  ])
})

test('what went back is of the refunds that were asked for, the rest is of nobody', () => {
  const asked = (refund_uuid: string, amount: number): Told => ({
    kind: 'refund_requested',
    amount,
    provider_id: refund_uuid,
    refund_uuid,
    occurred_at: at,
  })
  const parts = sinceThen([asked('a', 4), asked('b', 3), asked('c', 9)], [total('refunded', 8)])
  expect(parts.map(({ refund_uuid, amount }) => [refund_uuid, amount])).toEqual([
    ['a', 4],
    ['b', 3],
    [undefined, 1],
  ])
})
