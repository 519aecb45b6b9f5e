import { createHash } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'
import { signerOf } from '#platform/signer.ts'
import { canonicalJson } from '#shared/canonical-json.ts'

const signer = signerOf('cup-results')

/** SHA-256 in hex of a value as canonical JSON. */
export const hashOfResult = (standing: unknown) => createHash('sha256').update(canonicalJson(standing)).digest('hex')

/** Ed25519 over the canonical JSON, in base64url. */
export const signResult = (keys: Keys, standing: unknown) => signer.sign(keys, canonicalJson(standing))

export const isSignedResult = (keys: Keys, standing: unknown, signature: string) =>
  signer.isSigned(keys, canonicalJson(standing), signature)

export const publicKeyOf = (keys: Keys, standing: unknown, signature: string) =>
  signer.publicKey(keys, canonicalJson(standing), signature)
