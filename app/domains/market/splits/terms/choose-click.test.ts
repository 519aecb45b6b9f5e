import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR } from '#shared/durations.ts'
import { type Click, lastClick } from './choose-click.model.ts'

const now = new Date('2026-11-21T15:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)

const click = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  affiliation_id: fc.integer({ min: 1, max: 4 }),
  product_id: fc.constantFrom(null, 1, 2),
  at: fc.integer({ min: -10, max: 24 * 100 }).map(ago),
  window_days: fc.integer({ min: 1, max: 60 }),
})
const clicks = fc.uniqueArray(click, { selector: ({ id }) => id, maxLength: 30 })

test('the last click within its window earns, whatever the order in which clicks are read', () => {
  fc.assert(
    fc.property(clicks, fc.nat(), (all, seed) => {
      const chosen = lastClick(all, 1, now)
      const turned = all.toSorted((a, b) => ((a.id * 7919 + seed) % 97) - ((b.id * 7919 + seed) % 97))
      expect(lastClick(turned, 1, now)).toEqual(chosen)
      const counts = (one: Click) =>
        one.product_id !== 2 && one.at <= now && now.getTime() - one.at.getTime() <= one.window_days * 24 * HOUR
      if (!chosen) expect(all.filter(counts)).toEqual([])
      else {
        expect(counts(chosen)).toBe(true)
        for (const one of all.filter(counts)) expect(one.at <= chosen.at).toBe(true)
      }
    }),
  )
})

test('a click counts up to the last moment of its window', () => {
  const one = { id: 1, affiliation_id: 1, product_id: null, window_days: 30 }
  expect(lastClick([{ ...one, at: ago(30 * 24) }], 9, now)).toBeDefined()
  expect(lastClick([{ ...one, at: ago(30 * 24 + 1) }], 9, now)).toBeUndefined()
})
