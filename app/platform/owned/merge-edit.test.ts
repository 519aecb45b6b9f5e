import { expect, test } from 'vitest'
import type { Opened } from '#shared/opened.ts'
import { mergeEdit } from './merge-edit.ts'

type Edit = { name: string; private: boolean; space_id?: number; photo_ids?: number[]; opened?: object }
const merge = (typed: Edit, stands: Omit<Edit, 'opened'>) => mergeEdit(typed as Edit & { opened?: Opened }, stands)

const opened = { name: 'Lua', private: false, space_id: null, photo_ids: [1, 2] }

test('what was not touched stays as it is now', () => {
  const typed = { opened, name: 'Lua cheia', private: false, space_id: undefined, photo_ids: [1, 2] }
  const stands = { name: 'Lua', private: true, space_id: 7, photo_ids: [2] }
  expect(merge(typed, stands)).toEqual({ name: 'Lua cheia', private: true, space_id: 7, photo_ids: [2] })
})

test('what was touched counts, also against what stands where nobody else touched it', () => {
  const typed = { opened, name: 'Lua', private: true, photo_ids: [2] }
  expect(merge(typed, { name: 'Lua', private: false, photo_ids: [1, 2] })).toEqual({
    name: 'Lua',
    private: true,
    photo_ids: [2],
  })
})

test('two who wrote the same agree; two who differ are a conflict that says what stands there', () => {
  const typed = { opened, name: 'Sol', private: false }
  expect(merge(typed, { name: 'Sol', private: false })).toEqual({ name: 'Sol', private: false })
  const clash = () => merge(typed, { name: 'Estrela', private: true })
  expect(clash).toThrow(expect.objectContaining({ status: 409 }))
  expect(clash).toThrow(expect.objectContaining({ data: expect.objectContaining({ stands: { name: 'Estrela' } }) }))
})

test('without what it was opened with, the whole change counts', () => {
  expect(merge({ name: 'Sol', private: false }, { name: 'Lua', private: true })).toEqual({
    name: 'Sol',
    private: false,
  })
})
