import { randomInt } from 'node:crypto'
import { searchable } from '#shared/text.ts'

/** Without what is easily mistaken when it is read aloud or typed: 0 O, 1 I L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code to start from: 'VILA7KQ', of the first word of the store's name and three characters that are not guessed. */
export function suggestCode(store_name: string): string {
  const words = searchable(store_name).match(/[a-z0-9]{3,}/g) ?? []
  const start = (words.at(-1) ?? 'cupom').slice(0, 8).toUpperCase()
  return start + Array.from({ length: 3 }, () => letters[randomInt(letters.length)]).join('')
}
