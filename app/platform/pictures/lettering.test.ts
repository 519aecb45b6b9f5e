import { expect, test } from 'vitest'
import { drawable, linePath, linesOf } from './lettering.ts'

test('a text breaks into lines, and says when there is more', () => {
  const text = 'Quinta semana da floração e os tricomas já estão leitosos por toda a copa da planta'
  const lines = linesOf(text, { size: 60, width: 600, most: 3 })
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(text.startsWith(lines[0] ?? '-')).toBe(true)
  expect(linesOf('Oi', { size: 60, width: 600, most: 3 })).toEqual(['Oi'])
  expect(linesOf('a'.repeat(200), { size: 60, width: 600, most: 2 })).toEqual([expect.stringMatching(/^a{5,30}…$/)])
})

test('what the font does not have is left out; accents stay', () => {
  expect(drawable('Floração 🌱 ótima')).toBe('Floração  ótima')
  expect(linePath('ção', 60)).toMatch(/^M.+Z$/)
})
