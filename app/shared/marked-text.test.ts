import { expect, test } from 'vitest'
import { hashtagsIn, mentionsIn, partsOf } from './marked-text.ts'

test('a text is its parts, in order', () => {
  const text = 'Valeu @joaquim.verde! #Floração dia 30, veja https://a.example/x?y=1#z. E #1 não é nada'
  expect(
    partsOf(text)
      .map(({ text }) => text)
      .join(''),
  ).toBe(text)
  expect(partsOf(text).filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'mention', text: '@joaquim.verde' },
    { kind: 'hashtag', text: '#Floração' },
    { kind: 'address', text: 'https://a.example/x?y=1#z' },
  ])
})

test('an e-mail address mentions nobody', () => {
  expect(mentionsIn('escreva para ana@example.com ou @ana e @Ana')).toEqual(['ana'])
})

test('hashtags compare without case and accents, as first written', () => {
  expect(hashtagsIn('#Floração #floracao #LED_600 #2 #420 c#nada')).toEqual([
    { slug: 'floracao', name: 'Floração' },
    { slug: 'led_600', name: 'LED_600' },
  ])
})
