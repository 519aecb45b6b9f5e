import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

const FORMAT = 1
const [ID, NONCE, TAG] = [4, 12, 16]
const HEAD = 1 + ID + NONCE + TAG

/**
 * Encrypts bytes (AES-256-GCM, a new nonce each time) under a key made of the first app key. `about` says what they belong
 * to, a row ('second_factor:12') or a place in the store: moved elsewhere they do not open. Head: format, which app key,
 * nonce, tag.
 */
export function seal(keys: Keys, about: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(keys[0]), nonce).setAAD(Buffer.from(about))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([FORMAT]), idOf(keys[0]), nonce, cipher.getAuthTag(), body])
}

/** The bytes again, whole and unchanged, or a fault: which app key sealed them is looked up, so that keys can be rotated. */
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

/** As `seal`, for a column of text; nothing stays nothing. */
export const sealText = (keys: Keys, about: string, text: string) =>
  text && seal(keys, about, Buffer.from(text)).toString('base64')

export const unsealText = (keys: Keys, about: string, sealed: string) =>
  sealed && unseal(keys, about, Buffer.from(sealed, 'base64')).toString()

/** The same text under the newest key, or undefined when it already is: so that an older key can be dropped. */
export function renewText(keys: Keys, about: string, sealed: string): string | undefined {
  const id = Buffer.from(sealed, 'base64').subarray(1, 1 + ID)
  return idOf(keys[0]).equals(id) ? undefined : sealText(keys, about, unsealText(keys, about, sealed))
}

/** Encryption never uses the bytes that sign. */
const sealingKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'grower seal', 32))

const idOf = (key: Buffer) => createHash('sha256').update('grower seal').update(key).digest().subarray(0, ID)
