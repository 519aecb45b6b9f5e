import { expect, test } from 'vitest'
import { keepInPlace } from './kept-in-place.model.ts'

const how = (...done: string[]) => ({ keyOf: (item: string) => item, isJustDone: (key: string) => done.includes(key) })
const open = (...items: string[]) => items.map((item) => ({ item, gone: false }))

test('what was just done stays where it was, so that the next one is not under the finger', () => {
  expect(keepInPlace(open('regar', 'medir', 'podar'), ['medir', 'podar'], how('regar'))).toEqual([
    { item: 'regar', gone: true },
    ...open('medir', 'podar'),
  ])
})

test('its next time and what else is new come last; undone, it is open again', () => {
  const after = keepInPlace(open('regar', 'medir'), ['regar amanhã', 'medir'], how('regar'))
  expect(after.map(({ item }) => item)).toEqual(['regar', 'medir', 'regar amanhã'])
  expect(keepInPlace(after, ['regar', 'medir'], how('regar'))).toEqual(open('regar', 'medir'))
})

test('what went without being done here is not shown any longer', () => {
  expect(keepInPlace(open('regar', 'medir'), ['medir'], how())).toEqual(open('medir'))
})
