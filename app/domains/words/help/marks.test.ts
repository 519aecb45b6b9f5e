import { expect, test } from 'vitest'
import { blocksOf, plainOf } from './marks.model.ts'

test('paragraphs, lists and links of a marked text', () => {
  expect(blocksOf('Um texto\nem duas linhas.\n\n- primeira\n- veja [o guia](/duvidas)\n\n')).toEqual([
    { kind: 'text', parts: [{ text: 'Um texto em duas linhas.' }] },
    { kind: 'list', entries: [[{ text: 'primeira' }], [{ text: 'veja ' }, { text: 'o guia', to: '/duvidas' }]] },
  ])
})

test.for(['[x](javascript:alert(1))', '[x](//mal.example)x', '[](/a)'])(
  '%s leads nowhere outside by a trick',
  (text) => {
    const tos = blocksOf(text).flatMap((block) => (block.kind === 'text' ? block.parts.map(({ to }) => to) : []))
    for (const to of tos) expect(to ?? '/').toMatch(/^(\/(?!\/)|https:\/\/)/)
  },
)

test('without marks it is one line', () =>
  expect(plainOf('Veja [o guia](/duvidas):\n\n- um\n- dois')).toBe('Veja o guia: um dois'))
