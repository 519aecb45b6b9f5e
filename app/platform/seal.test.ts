import { expect, test } from 'vitest'
import type { Keys } from './keys.ts'
import { renewText, seal, sealText, unseal, unsealText } from './seal.ts'

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const words = Buffer.from('receita de uso contínuo')

test('sealed bytes can be unsealed, differ each time, and reveal nothing', () => {
  const sealed = seal([first], 'private/a', words)
  expect(sealed.includes(words)).toBe(false)
  expect(unseal([first], 'private/a', sealed)).toEqual(words)
  expect(seal([first], 'private/a', words).equals(sealed)).toBe(false)
})

test('after key rotation the old key still unseals; without it nothing does', () => {
  const sealed = seal([first], 'private/a', words)
  const rotated: Keys = [second, first]
  expect(unseal(rotated, 'private/a', sealed)).toEqual(words)
  expect(() => unseal([second], 'private/a', sealed)).toThrow(/no longer in APP_KEYS/)
})

test('a changed byte, another `about`, a truncated file and another file throw', () => {
  const sealed = seal([first], 'private/a', words)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal([first], 'private/a', changed)).toThrow()
  expect(() => unseal([first], 'private/b', sealed)).toThrow()
  expect(() => unseal([first], 'private/a', sealed.subarray(0, -3))).toThrow()
  expect(() => unseal([first], 'private/a', Buffer.from('%PDF-1.7'))).toThrow(/is not sealed/)
})

test('a text is sealed for its row, and renewed under the newest key once; nothing stays nothing', () => {
  const sealed = sealText([first], 'second_factor:1', 'JBSWY3DPEHPK3PXP')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('JBSWY')
  expect(() => unsealText([first], 'second_factor:2', sealed)).toThrow()
  const renewed = renewText([second, first], 'second_factor:1', sealed) ?? ''
  expect(unsealText([second], 'second_factor:1', renewed)).toBe('JBSWY3DPEHPK3PXP')
  expect(renewText([second, first], 'second_factor:1', renewed)).toBeUndefined()
  expect(unsealText([first], 'second_factor:1', sealText([first], 'second_factor:1', ''))).toBe('')
})
