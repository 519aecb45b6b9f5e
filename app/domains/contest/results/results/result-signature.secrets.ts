import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'
import { canonicalJson } from '#shared/canonical-json.ts'

/** DER head of an Ed25519 private key (RFC 8410); the 32 bytes of the seed follow. */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

const keyOf = (key: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([HEAD, Buffer.from(hkdfSync('sha256', key, '', 'cup-results', 32))]),
    format: 'der',
    type: 'pkcs8',
  })

/** SHA-256 in hex of a value as canonical JSON. */
export const hashOfResult = (standing: unknown) => createHash('sha256').update(canonicalJson(standing)).digest('hex')

/** Ed25519 over the canonical JSON, in base64url. */
export const signResult = (keys: Keys, standing: unknown) =>
  sign(null, Buffer.from(canonicalJson(standing)), keyOf(keys[0])).toString('base64url')

export const isSignedResult = (keys: Keys, standing: unknown, signature: string) =>
  keys.some((key) =>
    verify(null, Buffer.from(canonicalJson(standing)), createPublicKey(keyOf(key)), Buffer.from(signature, 'base64url')),
  )

/** By which anybody checks a signature: PEM. */
export const publicKeyOf = (keys: Keys) =>
  createPublicKey(keyOf(keys[0])).export({ type: 'spki', format: 'pem' }).toString()
