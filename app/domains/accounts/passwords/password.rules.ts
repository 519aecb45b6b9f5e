import { invalidField } from '#platform/errors.ts'
import { commonPasswords } from './common-passwords.kinds.ts'

/** The password of the demo accounts is written in the manual: it opens nothing outside the demo world. */
export const DEMO_PASSWORD = 'jardim-demo-2026'

/** Refuses beside `field` what is easy to guess: the most used ones, one letter over and over, one's own name. */
export function refuseWeakPassword(field: string, password: string, owner: { nickname: string; email: string }) {
  const sentence = weakness(password.normalize('NFKC').toLowerCase(), owner)
  if (sentence) throw invalidField(field, sentence)
}

function weakness(password: string, { nickname, email }: { nickname: string; email: string }) {
  if (commonPasswords.has(password)) return 'Essa senha está entre as mais usadas. Escolha outra, só sua.'
  if (new Set(password).size < 4) return 'Essa senha repete muito os mesmos caracteres. Varie mais.'
  if (contains(password, nickname)) return 'A senha não pode ter o seu apelido dentro.'
  if (contains(password, email.split('@')[0])) return 'A senha não pode ter o nome do seu e-mail dentro.'
  return undefined
}

/** One or two letters are in every password: they tell nothing. */
const contains = (password: string, name = '') => name.length > 2 && password.includes(name.toLowerCase())
