import { createHash } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'
import { signerOf } from '#platform/signer.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { CupCount, CupStanding } from './cup-standing.model.ts'

const signer = signerOf('cup-results')

/** What is published: every vote and score that was counted, and what they come to. */
type Published = { count: CupCount; standing: CupStanding }

/** SHA-256 in hex of both as canonical JSON: neither a vote nor a place is exchanged unseen. */
export const hashOfResult = ({ count, standing }: Published) =>
  createHash('sha256').update(canonicalJson({ count, standing })).digest('hex')

/** Ed25519 over the hash as it is written, in base64url. */
export const signResult = (keys: Keys, hash: string) => signer.sign(keys, hash)

export const isSignedResult = (keys: Keys, hash: string, signature: string) => signer.isSigned(keys, hash, signature)

export const publicKeyOf = (keys: Keys, hash: string, signature: string) => signer.publicKey(keys, hash, signature)
