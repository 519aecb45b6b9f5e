import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encryption never uses the bytes that sign. */
const encryptionKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'grower sealed text', 32))

/**
 * Encrypts a text for the database (AES-256-GCM, a new nonce each time). `about` says what it belongs to, e.g.
 * 'second_factor:12': sealed for one row it can't be opened in another.
 */
export function seal(keys: Keys, about: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, encryptionKey(keys[0]), iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what was sealed with any of the keys, so that they can be rotated; throws when none fits. */
export function unseal(keys: Keys, about: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const key of keys) {
    const text = opened(encryptionKey(key), about, bytes)
    if (text !== undefined) return text
  }
  throw new Error(`no app key opens what is sealed about ${about}: was a key taken out of APP_KEYS?`)
}

/** The same text under the newest key, or undefined when it already is: so that an older key can be dropped. */
export function renewSeal(keys: Keys, about: string, sealed: string): string | undefined {
  if (opened(encryptionKey(keys[0]), about, Buffer.from(sealed, 'base64url')) !== undefined) return undefined
  return seal(keys, about, unseal(keys, about, sealed))
}

function opened(key: Buffer, about: string, bytes: Buffer) {
  const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8')
  } catch {
    return undefined // made with another key, or changed
  }
}
