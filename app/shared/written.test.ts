import { expect, test } from 'vitest'
import { typedText, written } from './written.ts'

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

test.each(['\u200b', ' \u202e ', '\u2800\u3164', '\u200d', '\u0301', '\ufe0f\n'])('typed, %j is nothing', (text) => {
  expect(typedText().parse(text)).toBe('')
  expect(typedText().min(1).safeParse(text).success).toBe(false)
})

test.each(['Lua', 'Na\u0303o', '👩🏽‍🌾', '❤️', '1️⃣', 'a\u200bb', '.', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '\u{1fae9}'])(
  'typed, %j stays as it is',
  (text) => {
    expect(typedText().parse(`  ${text}\n`)).toBe(text)
  },
)

test('of what is typed, signs that turn the direction are cut', () => {
  expect(typedText().parse('gata\u202e pota\u202c \u2066Lua\u2069\u202a')).toBe('gata pota Lua')
})
