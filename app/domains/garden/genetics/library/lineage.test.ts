import { expect, test } from 'vitest'
import { ancestorTree, descendantTree, type LineRow } from './lineage.model.ts'

const row = (id: number, name: string, mother_id: number | null = null, father_id: number | null = null): LineRow => ({
  ...{ id, name, mother_id, father_id },
  slug: name.toLowerCase(),
  breeder: '',
})
const rows = [row(1, 'Haze'), row(2, 'Blueberry'), row(3, 'Blue Dream', 2, 1), row(4, 'Azure', 3, 1)]

test('ancestors are a tree; a parent that is not among the rows is unknown', () => {
  const tree = ancestorTree(rows, 4)
  expect(tree?.mother?.name).toBe('Blue Dream')
  expect(tree?.mother?.mother?.name).toBe('Blueberry')
  expect(tree?.father?.name).toBe('Haze')
  expect(ancestorTree([row(5, 'Sem mãe', 99)], 5)).toMatchObject({ mother: null, father: null })
})

test('it ends after four generations', () => {
  const long = Array.from({ length: 8 }, (_, at) => row(at + 1, `G${at + 1}`, at || null))
  let depth = 0
  for (let one = ancestorTree(long, 8); one; one = one.mother) depth++
  expect(depth).toBe(4)
})

test('descendants are by name, and one that is crossed back stands under both', () => {
  expect(descendantTree(rows, 1).map(({ name }) => name)).toEqual(['Azure', 'Blue Dream'])
  expect(descendantTree(rows, 2)[0]?.children.map(({ name }) => name)).toEqual(['Azure'])
})
