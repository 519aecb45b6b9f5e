import { expect, test } from 'vitest'
import type { Keys } from '#platform/keys.ts'
import { seal, unseal } from './seal.ts'

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const words = Buffer.from('receita de uso contínuo')

test('what is sealed opens again, and says nothing until then', () => {
  const sealed = seal([first], 'private/a', words)
  expect(sealed.includes(words)).toBe(false)
  expect(unseal([first], 'private/a', sealed)).toEqual(words)
  expect(seal([first], 'private/a', words).equals(sealed)).toBe(false)
})

test('after a new key comes first the old one still opens; without it nothing does', () => {
  const sealed = seal([first], 'private/a', words)
  const rotated: Keys = [second, first]
  expect(unseal(rotated, 'private/a', sealed)).toEqual(words)
  expect(() => unseal([second], 'private/a', sealed)).toThrow(/no longer in APP_KEYS/)
})

test('a changed byte, another place, half a file and another file are faults', () => {
  const sealed = seal([first], 'private/a', words)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal([first], 'private/a', changed)).toThrow()
  expect(() => unseal([first], 'private/b', sealed)).toThrow()
  expect(() => unseal([first], 'private/a', sealed.subarray(0, -3))).toThrow()
  expect(() => unseal([first], 'private/a', Buffer.from('%PDF-1.7'))).toThrow(/no sealed file/)
})
