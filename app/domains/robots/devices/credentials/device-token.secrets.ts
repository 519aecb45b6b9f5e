import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { SIGNS } from './device-code.model.ts'

const signs = (count: number) => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** 'GZ4K7P2MX9': printed on the robot, part of its address, no secret. */
export const newSerial = () => `GZ${signs(8)}`

/** 'K7P2-9QXM': whoever knows it may link the robot, once. 40 random bits, tried at most as often as `claim.limits` says. */
export const newClaimCode = () => `${signs(4)}-${signs(4)}`

export const newSecret = () => randomBytes(32).toString('base64url')

/** Only hashes are stored: a leaked database lets nobody speak for a robot. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export const isSecret = (hash: string | null, secret: string) =>
  !!hash && timingSafeEqual(Buffer.from(hash), Buffer.from(hashSecret(secret)))

/** The token of `Authorization: Bearer`. */
export const tokenOf = (serial: string, secret: string) => `gnz_${serial}_${secret}`

const tokenPattern = /^gnz_(GZ[0-9A-HJKMNP-TV-Z]{8})_([\w-]{43})$/

/** Serial and secret of a token; null for tokens of people. */
export function partsOf(token: string | undefined) {
  const [, serial, secret] = token?.match(tokenPattern) ?? []
  return serial && secret ? { serial, secret } : null
}
