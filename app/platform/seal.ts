import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

const FORMAT = 1
const [ID, NONCE, TAG] = [4, 12, 16]
const HEAD = 1 + ID + NONCE + TAG

/**
 * Encrypts bytes (AES-256-GCM, random nonce) under a key derived from the first app key. `about` is the additional
 * authenticated data: the row ('second_factor:12') or storage path that they belong to; moved elsewhere they can't be
 * decrypted. Header: format, app key id, nonce, tag.
 */
export function seal(keys: Keys, about: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(keys[0]), nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([FORMAT]), idOf(keys[0]), nonce, cipher.getAuthTag(), body])
}

/** Decrypts; throws when tampered with. The app key is looked up by its id, so that keys can be rotated. */
export function unseal(keys: Keys, about: string, sealed: Buffer): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < HEAD) throw new Error(`${about} is not sealed`)
  const id = sealed.subarray(1, 1 + ID)
  const key = keys.find((one) => idOf(one).equals(id))
  if (!key) throw new Error(`${about} was sealed with an app key that is no longer in APP_KEYS`)
  const nonce = sealed.subarray(1 + ID, 1 + ID + NONCE)
  const opener = createDecipheriv('aes-256-gcm', sealingKey(key), nonce, { authTagLength: TAG })
  opener.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(1 + ID + NONCE, HEAD))
  return Buffer.concat([opener.update(sealed.subarray(HEAD)), opener.final()])
}

/** As `seal`, for a text column. */
export const sealText = (keys: Keys, about: string, text: string) =>
  text && seal(keys, about, Buffer.from(text)).toString('base64')

export const unsealText = (keys: Keys, about: string, sealed: string) =>
  sealed && unseal(keys, about, Buffer.from(sealed, 'base64')).toString()

/** Re-encrypts a text under the newest key; undefined when it already is. Lets an older key be dropped. */
export function renewText(keys: Keys, about: string, sealed: string): string | undefined {
  const id = Buffer.from(sealed, 'base64').subarray(1, 1 + ID)
  return idOf(keys[0]).equals(id) ? undefined : sealText(keys, about, unsealText(keys, about, sealed))
}

/** HKDF, so that encryption and signing use different keys. */
const sealingKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'grower seal', 32))

const idOf = (key: Buffer) => createHash('sha256').update('grower seal').update(key).digest().subarray(0, ID)
