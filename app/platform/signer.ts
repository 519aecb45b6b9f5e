import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Keys } from './keys.ts'

/** DER head of an Ed25519 private key (RFC 8410); the 32 bytes of the seed follow. */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Ed25519 signatures of one purpose, with a key of its own made of the app keys. What an older app key signed still
 * verifies while that key is in APP_KEYS.
 */
export function signerOf(purpose: string) {
  const keyOf = (key: Buffer): KeyObject =>
    createPrivateKey({
      key: Buffer.concat([HEAD, Buffer.from(hkdfSync('sha256', key, '', purpose, 32))]),
      format: 'der',
      type: 'pkcs8',
    })
  const isOf = (key: Buffer, text: string, signature: string) =>
    verify(null, Buffer.from(text), createPublicKey(keyOf(key)), Buffer.from(signature, 'base64url'))
  return {
    /** In base64url. */
    sign: (keys: Keys, text: string) => sign(null, Buffer.from(text), keyOf(keys[0])).toString('base64url'),
    isSigned: (keys: Keys, text: string, signature: string) => keys.some((key) => isOf(key, text, signature)),
    /**
     * By which anybody checks this signature: PEM, of the key that made it, also after another took its place. Null when that
     * key is in APP_KEYS no more.
     */
    publicKey: (keys: Keys, text: string, signature: string) => {
      const signing = keys.find((key) => isOf(key, text, signature))
      return signing ? createPublicKey(keyOf(signing)).export({ type: 'spki', format: 'pem' }).toString() : null
    },
  }
}
