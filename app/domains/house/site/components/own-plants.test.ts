import { expect, test } from 'vitest'
import { inTurn } from './own-plants.view.ts'

const now = new Date('2026-11-28T12:00:00-03:00')
const cycle = (slug: string) => ({ id: 1, name: slug, slug, order: 1, more_infos: { icon_url: null } })
const plant = (id: number, slug: string, cycle_since: string, more: object = {}) => ({
  ...{ id, plant_cycle: cycle(slug), cycle_since, space: null, status: 'viva' as const },
  ...more,
})

test('plants stand by what is due; one that nobody has told of for long stands behind those that live', () => {
  const plants = [
    plant(1, 'germinacao', '2026-01-11'),
    plant(2, 'floracao', '2026-04-01', { status: 'colhida' }),
    plant(3, 'vegetativo', '2026-10-01'),
    plant(4, 'floracao', '2026-11-01', { space: { id: 9, name: 'Tenda', slug: 'tenda' } }),
    plant(5, 'cura', '2025-01-01'),
  ]
  const groups = [{ tasks: [{ about: { type: 'space', id: 9, slug: 'tenda', name: 'Tenda' } }] }]
  expect(inTurn(plants, groups as never, now).map(({ id }) => id)).toEqual([4, 3, 5, 1, 2])
})
