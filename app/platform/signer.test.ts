import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Keys } from './keys.ts'
import { signerOf } from './signer.ts'

test('after a rotation the key that is shown is the one that signed; once that is gone, none', () => {
  const signer = signerOf('prova')
  const [old, fresh] = [randomBytes(32), randomBytes(32)]
  const signature = signer.sign([old], 'texto')
  const rotated: Keys = [fresh, old]
  const pem = signer.publicKey(rotated, 'texto', signature) ?? ''
  expect(verify(null, Buffer.from('texto'), createPublicKey(pem), Buffer.from(signature, 'base64url'))).toBe(true)
  expect(signer.isSigned(rotated, 'texto', signature)).toBe(true)
  expect(signer.publicKey([fresh], 'texto', signature)).toBeNull()
  expect(signer.isSigned([fresh], 'texto', signature)).toBe(false)
  expect(signerOf('outra').isSigned(rotated, 'texto', signature)).toBe(false)
})
