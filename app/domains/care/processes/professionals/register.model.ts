import type { Profession } from '../processes/process.kinds.ts'

/** The council of each profession. */
const councils: Record<Profession, { name: string; example: string }> = {
  advogado: { name: 'OAB', example: 'OAB/SP 123456' },
  medico: { name: 'CRM', example: 'CRM/SP 123456' },
  'engenheiro-agronomo': { name: 'CREA', example: 'CREA/SP 1234567890' },
}
const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

export const registerExample = (profession: Profession) => councils[profession].example

/**
 * A register number as it is kept: 'OAB/SP 123456', typed with or without dots, dashes and spaces. Only its form can be told:
 * council of the profession, a state, 3 to 10 digits and, for the OAB, a letter for who is no full member ('A', 'B', 'E', 'N', 'P').
 * Undefined when it is none.
 */
export function registerOf(profession: Profession, typed: string): string | undefined {
  const { name } = councils[profession]
  const plain = typed.toUpperCase().replace(/[\s./-]/g, '')
  const found = new RegExp(`^${name}([A-Z]{2})(\\d{3,10})([A-Z]?)$`).exec(plain)
  const [, uf = '', number = '', letter = ''] = found ?? []
  if (!found || !states.includes(uf) || (letter && !(name === 'OAB' && 'ABENP'.includes(letter)))) return undefined
  return `${name}/${uf} ${number}${letter}`
}
