import { commonPasswords } from './common-passwords.kinds.ts'

/** Of whom the password is; what is not known yet is not compared. */
export type Owner = { nickname?: string; email?: string; current?: string }

export const SAME_AGAIN = 'Escolha uma senha diferente da atual.'

/** Why a password is easy to guess; undefined when it is not. The one rule, of the server and of the field's hint. */
export function weakness(typed: string, { nickname, email, current }: Owner): string | undefined {
  if (typed === current) return SAME_AGAIN
  const password = typed.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(password)) return 'Essa senha está entre as mais usadas. Escolha outra, só sua.'
  if (new Set(password).size < 4) return 'Essa senha repete muito os mesmos caracteres. Varie mais.'
  if (contains(password, nickname)) return 'A senha não pode conter o seu apelido.'
  if (contains(password, email?.split('@')[0])) return 'A senha não pode conter o nome do seu e-mail.'
  return undefined
}

/** One or two letters are contained in almost any password, so short names are ignored. */
const contains = (password: string, name = '') => name.length > 2 && password.includes(name.toLowerCase())
