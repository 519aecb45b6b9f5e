import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from '#platform/keys.ts'

const FORMAT = 1
const [ID, NONCE, TAG] = [4, 12, 16]
const HEAD = 1 + ID + NONCE + TAG

/**
 * Encrypts bytes for the store (AES-256-GCM) under a key made of the first app key. `place` is where they will lie: moved
 * elsewhere they do not open. Head: format, which app key, nonce, tag.
 */
export function seal(keys: Keys, place: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', fileKey(keys[0]), nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([FORMAT]), idOf(keys[0]), nonce, cipher.getAuthTag(), body])
}

/** The bytes again, whole and unchanged, or a fault: which app key sealed them is looked up, so that keys can be rotated. */
export function unseal(keys: Keys, place: string, sealed: Buffer): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < HEAD) throw new Error(`${place} is no sealed file`)
  const id = sealed.subarray(1, 1 + ID)
  const key = keys.find((one) => idOf(one).equals(id))
  if (!key) throw new Error(`${place} was sealed with an app key that is no longer in APP_KEYS`)
  const nonce = sealed.subarray(1 + ID, 1 + ID + NONCE)
  const opener = createDecipheriv('aes-256-gcm', fileKey(key), nonce, { authTagLength: TAG })
  opener.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(1 + ID + NONCE, HEAD))
  return Buffer.concat([opener.update(sealed.subarray(HEAD)), opener.final()])
}

const fileKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'private files', 32))

const idOf = (key: Buffer) => createHash('sha256').update('private files').update(key).digest().subarray(0, ID)

/** Short words of a person, sealed for a column. */
export const sealText = (keys: Keys, place: string, text: string) =>
  text && seal(keys, place, Buffer.from(text)).toString('base64')

export const unsealText = (keys: Keys, place: string, sealed: string) =>
  sealed && unseal(keys, place, Buffer.from(sealed, 'base64')).toString()
