import { expect, test } from 'vitest'
import { partText } from './drying.words.ts'

const at = (day: number) => new Date(`2026-11-${day}T12:00:00-03:00`)
const part = (grams: number, lost: number | null) => ({
  part: 'branch' as const,
  first: { at: at(12), grams: 42.5 },
  last: { at: at(19), grams },
  lost,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a loss is a share from 0 to 100 %, and a branch that grew heavier has none', () => {
  expect(plain(partText(part(24.25, 1 - 24.25 / 42.5)))).toMatch(
    /^O galho perdeu 43 % do peso, de 42,5 g \(.*\) a 24,25 g \(.*\)\.$/,
  )
  const wrong = partText(part(73.5, null))
  expect(wrong).not.toContain('%')
  expect(wrong).toContain('Confira as pesagens.')
})
