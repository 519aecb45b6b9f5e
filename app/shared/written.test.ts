import { expect, test } from 'vitest'
import { written } from './written.ts'

const reason = written(3, 'Diga por quê.', 20)

test.each(['Não', 'Na\u0303o', '  ok!  ', '🌱🌱🌱'])('%j is words', (text) => {
  expect(reason.safeParse(text).success).toBe(true)
})

test('what turns the direction is taken out', () => {
  expect(reason.parse('\u202Eabc\u202c')).toBe('abc')
})

test.each(['', '   ', '\u200b\u200b\u200b', '\u0301\u0301\u0301\u0301', '\u2800\u2800\u2800', 'ab\u200b\u200b'])(
  '%j is none, said once',
  (text) => {
    expect(reason.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Diga por quê.'])
  },
)
