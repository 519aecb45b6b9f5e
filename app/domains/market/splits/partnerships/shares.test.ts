import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeShare } from './shares.model.ts'

const promised = fc.uniqueArray(
  fc.record({ product_id: fc.constantFrom(null, 1, 2, 3), bps: fc.integer({ min: 1, max: 9000 }) }),
  { selector: ({ product_id }) => product_id },
)

test('what is still free never takes a product past ninety per cent', () => {
  fc.assert(
    fc.property(promised, fc.constantFrom(null, 1, 2, 3), (all, product_id) => {
      const free = freeShare(all, product_id)
      const of = (id: number | null) => all.find((one) => one.product_id === id)?.bps ?? 0
      const touched = product_id === null ? [1, 2, 3] : [product_id]
      for (const id of touched) if (free > 0) expect(of(null) + of(id) + free).toBeLessThanOrEqual(9000)
      if (free === 0) expect(Math.max(...touched.map((id) => of(null) + of(id)))).toBeGreaterThanOrEqual(9000)
    }),
  )
})
