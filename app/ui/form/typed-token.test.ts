import { expect, test } from 'vitest'
import { typedToken } from './typed-token.ts'

test.for([
  ['Oi @jo', '@jo'],
  ['@', '@'],
  ['(#flo', '#flo'],
  ['linha\n#Floraç', '#Floraç'],
  ['Oi @jo ', undefined],
  ['ana@exemplo', undefined],
  ['https://x.br/#parte', undefined],
  ['nada', undefined],
] as const)('%j is completed as %s', ([value, token]) => expect(typedToken(value, value.length)?.text).toBe(token))

test('what stands after the caret is left alone', () =>
  expect(typedToken('Oi @jo e tchau', 6)).toEqual({ text: '@jo', from: 3, to: 6 }))
