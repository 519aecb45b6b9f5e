import { expect, test } from 'vitest'
import type { Keys } from './keys.ts'
import { renewSeal, seal, unseal } from './seal.ts'

const old = Buffer.alloc(32, 1)
const young = Buffer.alloc(32, 2)
const keys: Keys = [old]

test('what is sealed reads back, looks different each time and holds none of its text', () => {
  const sealed = seal(keys, 'second_factor:1', 'JBSWY3DPEHPK3PXP')
  expect(unseal(keys, 'second_factor:1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(seal(keys, 'second_factor:1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY')
})

test('a rotated key still opens, a missing one, another row and a changed byte do not', () => {
  const sealed = seal(keys, 'second_factor:1', 'segredo')
  expect(unseal([young, old], 'second_factor:1', sealed)).toBe('segredo')
  expect(() => unseal([young], 'second_factor:1', sealed)).toThrow(/no app key opens/)
  expect(() => unseal(keys, 'second_factor:2', sealed)).toThrow(/no app key opens/)
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(keys, 'second_factor:1', changed.toString('base64url'))).toThrow(/no app key opens/)
})

test('a seal is renewed under the newest key, once', () => {
  const sealed = seal([old], 'second_factor:1', 'segredo')
  const renewed = renewSeal([young, old], 'second_factor:1', sealed)
  expect(unseal([young], 'second_factor:1', renewed ?? '')).toBe('segredo')
  expect(renewSeal([young, old], 'second_factor:1', renewed ?? '')).toBeUndefined()
})
