import { expect, test } from '#tests/fixtures.ts'
import { bundled } from './mark-bundles.model.ts'

const mark = (at: number) => ({ id: `j${at}`, at, label: 'Nota', kind: 'journal' as const })

test('marks nearer than a finger tells apart are one, and two never stand nearer than that', () => {
  const bundles = bundled([mark(50), mark(3), mark(20), mark(25)], (at) => at, 24)
  expect(bundles.map(({ x, marks }) => [x, marks.map(({ at }) => at).join()])).toEqual([
    [12, '3,20'],
    [36, '25'],
    [60, '50'],
  ])
  expect(bundled([], (at) => at, 24)).toEqual([])
})
