import { expect, test } from '#tests/fixtures.ts'
import { dropped, inOrder, moved } from './moved.model.ts'

const tree = [
  { id: 1, lessons: [{ id: 10 }, { id: 11 }, { id: 12 }] },
  { id: 2, lessons: [{ id: 20 }] },
  { id: 3, lessons: [] },
]
const words = (order: { id: number; lesson_ids: number[] }[]) =>
  order.map(({ id, lesson_ids }) => `${id}: ${lesson_ids.join(' ')}`.trim())

test('a class is dropped before another, at the end of a module, and into an empty one', () => {
  const lesson = (id: number, module: number, before: number | null) =>
    words(dropped(tree, { what: 'lesson', id, module, before }))
  expect(lesson(12, 1, 10)).toEqual(['1: 12 10 11', '2: 20', '3:'])
  expect(lesson(10, 1, 12)).toEqual(['1: 11 10 12', '2: 20', '3:'])
  expect(lesson(10, 2, null)).toEqual(['1: 11 12', '2: 20 10', '3:'])
  expect(lesson(20, 3, null)).toEqual(['1: 10 11 12', '2:', '3: 20'])
  expect(lesson(10, 1, 10)).toEqual(['1: 10 11 12', '2: 20', '3:'])
  expect(lesson(10, 99, null)).toEqual(['1: 10 11 12', '2: 20', '3:'])
})

test('a module is dropped with its classes; nothing is lost by a drop nor by a step', () => {
  expect(words(dropped(tree, { what: 'module', id: 1, before: null }))).toEqual(['2: 20', '3:', '1: 10 11 12'])
  expect(words(dropped(tree, { what: 'module', id: 3, before: 1 }))).toEqual(['3:', '1: 10 11 12', '2: 20'])
  expect(words(moved(tree, { what: 'lesson', id: 12, by: 1 }))).toEqual(['1: 10 11', '2: 12 20', '3:'])
  expect(inOrder(tree, dropped(tree, { what: 'module', id: 2, before: 1 })).map(({ id }) => id)).toEqual([2, 1, 3])
})
