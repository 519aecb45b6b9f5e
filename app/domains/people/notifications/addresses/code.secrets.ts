import { randomInt } from 'node:crypto'
import { isSigned, type Keys, sign } from '#platform/keys.ts'

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Keyed, as six digits are guessed from a plain hash in no time. */
export const hashCode = (keys: Keys, user_id: number, code: string) => sign(keys, `whatsapp:${user_id}:${code}`)

export const isCode = (keys: Keys, user_id: number, code: string, hash: string) =>
  isSigned(keys, `whatsapp:${user_id}:${code}`, hash)
