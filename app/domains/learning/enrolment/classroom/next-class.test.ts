import { expect, test } from 'vitest'
import { nextClass } from './next-class.model.ts'

const course = { id: 1, slug: 'rega', title: 'Rega', teacher: '' }
const lock = { why: 'at', at: new Date('2026-12-03T12:00:00Z') } as const
const lessonOf = (id: number, isClosed = false) => ({
  ...{ id, slug: `aula-${id}`, title: `Aula ${id}`, kind: 'texto' as const, minutes: 5, preview: false },
  ...{ done: false, counts: true, lock: isClosed ? lock : null },
})
const after = (...rest: ReturnType<typeof lessonOf>[]) =>
  nextClass({ course, modules: [{ id: 1, title: 'Um', lessons: [lessonOf(1), ...rest] }], lesson: { id: 1 } })

test('a class leads to the next that is open, says of a closed one when it opens, and of none nothing', () => {
  const to = (id: number) => ({ to: `/dichavando/cursos/rega/aula-${id}`, title: `Aula ${id}` })
  expect(after()).toBeNull()
  const modules = [{ id: 1, title: 'Um', lessons: [lessonOf(1), { ...lessonOf(2), done: true }, lessonOf(3)] }]
  expect(nextClass({ course, modules, lesson: { id: 3 } })).toEqual({ open: to(1), closed: null, left: true })
  expect(after(lessonOf(2), lessonOf(3))).toEqual({ open: to(2), closed: null })
  expect(after(lessonOf(2, true), lessonOf(3))).toEqual({ open: to(3), closed: { title: 'Aula 2', lock } })
  expect(after(lessonOf(2, true))).toEqual({ open: null, closed: { title: 'Aula 2', lock } })
})
