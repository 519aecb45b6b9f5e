import { expect, test } from 'vitest'
import { unstorable } from './storable.ts'

test('texts that the database keeps pass, with accents, emoji and line breaks', () => {
  expect(unstorable({ name: 'Açaí 🌱\n\t', photo_ids: [1, 2], nested: { on: null, yes: true } })).toBeNull()
})

test('a NUL or half a surrogate pair is found where it stands', () => {
  expect(unstorable({ name: 'a\0b' })).toEqual(['name'])
  expect(unstorable({ list: [{ text: 'ok' }, { text: '\ud800' }] })).toEqual(['list', '1', 'text'])
  expect(unstorable({ 'a\0': 1 })).toEqual(['a\0'])
  expect(unstorable('\0')).toEqual([])
})
