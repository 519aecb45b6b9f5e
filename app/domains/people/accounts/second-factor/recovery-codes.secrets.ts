import { randomInt } from 'node:crypto'
import { hashToken } from '../sessions/session-token.secrets.ts'

const HOW_MANY = 10
/** Without 0, O, 1, I and L, which are confused on paper. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newCode = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

/** A full set of codes. */
export const newCodes = () => Array.from({ length: HOW_MANY }, newCode)

/** Normalises a typed code. */
const written = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Salted with the user id: the same code of another user has another hash. */
export const codeHash = (user_id: number, code: string) => hashToken(`recovery:${user_id}:${written(code)}`)
