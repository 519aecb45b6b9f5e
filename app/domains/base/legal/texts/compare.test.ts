import { expect, test } from 'vitest'
import { compare } from './compare.model.ts'

test('words that changed inside a paragraph are told apart, the rest of it stays', () => {
  expect(compare('Você pode sair em 10 dias.', 'Você pode sair em 15 dias.')).toEqual([
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Você pode sair em ' },
        { kind: 'removed', text: '10' },
        { kind: 'added', text: '15' },
        { kind: 'same', text: ' dias.' },
      ],
    },
  ])
})

test('paragraphs that came, went or have nothing in common stand whole', () => {
  const kinds = compare(
    '# Um\n\nFica.\n\nSai daqui.',
    '# Um\n\nFica.\n\nOutra coisa, com texto bem diferente.\n\nMais uma.',
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['same', 'same', 'removed', 'added', 'added'])
})

test('nothing changed is nothing but same', () => {
  expect(compare('Um.\n\nDois.', 'Um.\r\n\r\nDois.').every(({ kind }) => kind === 'same')).toBe(true)
})
