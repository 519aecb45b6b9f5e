import { invalidField } from '#platform/errors.ts'
import { commonPasswords } from './common-passwords.kinds.ts'

/** Password of the demo accounts, published in the manual; rejected outside the demo world. */
export const DEMO_PASSWORD = 'jardim-demo-2026'

/**
 * Throws beside `field` when the password is easy to guess: common, one repeated character, or containing the user's
 * name.
 */
export function refuseWeakPassword(field: string, password: string, owner: { nickname: string; email: string }) {
  const sentence = weakness(password.normalize('NFKC').toLowerCase(), owner)
  if (sentence) throw invalidField(field, sentence)
}

function weakness(password: string, { nickname, email }: { nickname: string; email: string }) {
  if (commonPasswords.has(password)) return 'Essa senha está entre as mais usadas. Escolha outra, só sua.'
  if (new Set(password).size < 4) return 'Essa senha repete muito os mesmos caracteres. Varie mais.'
  if (contains(password, nickname)) return 'A senha não pode conter o seu apelido.'
  if (contains(password, email.split('@')[0])) return 'A senha não pode conter o nome do seu e-mail.'
  return undefined
}

/** One or two letters are contained in almost any password, so short names are ignored. */
const contains = (password: string, name = '') => name.length > 2 && password.includes(name.toLowerCase())
