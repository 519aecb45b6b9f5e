import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'

/** PKCS #8 of an Ed25519 private key, up to its 32 bytes (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The key that signs firmware, derived from the oldest app key: a newer one in front of it changes nothing for robots,
 * which have the public key built in. Before the oldest is dropped, robots need a version with the new public key.
 */
function firmwareKey(keys: Keys): KeyObject {
  const oldest = keys.at(-1) as Buffer
  const seed = Buffer.from(hkdfSync('sha256', oldest, '', 'grower firmware', 32))
  return createPrivateKey({ key: Buffer.concat([HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** The 32 bytes of the public key, base64: what is built into robots. */
export function firmwarePublicKey(keys: Keys): string {
  const { x = '' } = createPublicKey(firmwareKey(keys)).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}

/** Ed25519 over the 32 bytes of a binary's SHA-256, base64. */
export const signFirmware = (keys: Keys, sha256: string) =>
  sign(null, Buffer.from(sha256, 'hex'), firmwareKey(keys)).toString('base64')
