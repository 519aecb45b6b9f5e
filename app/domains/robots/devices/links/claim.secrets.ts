import type { Keys } from '#platform/keys.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { hashSecret, newClaimCode } from '../credentials/device-token.secrets.ts'

const about = (serial: string) => `device_claim:${serial}`

/** A new claim code of a robot, and how it is kept: hashed to be compared, sealed so that staff can print it. */
export function newClaim(keys: Keys, serial: string) {
  const code = newClaimCode()
  return { code, columns: { claim_hash: hashSecret(code), claim_sealed: sealText(keys, about(serial), code) } }
}

export const openClaim = (keys: Keys, serial: string, sealed: string) => unsealText(keys, about(serial), sealed)
