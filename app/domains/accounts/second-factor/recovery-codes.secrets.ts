import { randomInt } from 'node:crypto'
import { hashToken } from '../sessions/session-token.secrets.ts'

const HOW_MANY = 10
/** No 0 and O, no 1, I and L: they are read from paper. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newCode = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

/** As many as are shown at once. */
export const newCodes = () => Array.from({ length: HOW_MANY }, newCode)

/** The same code however it was typed. */
const written = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Of one person's code: the same letters of somebody else are another hash. */
export const codeHash = (user_id: number, code: string) => hashToken(`recovery:${user_id}:${written(code)}`)
