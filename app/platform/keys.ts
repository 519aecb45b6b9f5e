import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signing keys: the first signs, all verify, so that a key can be rotated without breaking links. */
export type Keys = readonly [Buffer, ...Buffer[]]

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

export const sign = (keys: Keys, text: string) => signatureOf(keys[0], text)

export function isSigned(keys: Keys, text: string, signature: string) {
  const received = Buffer.from(signature)
  return keys.some((key) => {
    const wanted = Buffer.from(signatureOf(key, text))
    return wanted.length === received.length && timingSafeEqual(wanted, received)
  })
}
