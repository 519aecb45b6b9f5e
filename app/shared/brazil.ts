/** The 26 states and the Federal District, by abbreviation. */
export const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} as const
export type Uf = keyof typeof states
export const ufs = Object.keys(states) as [Uf, ...Uf[]]

// Anatel's 67 area codes.
const areaCodes = /^(1[1-9]|2[12478]|3[1-5]|3[78]|4[1-9]|5[13-5]|6[1-9]|7[13-5]|77|79|8[1-9]|9[1-9])/

/**
 * '(31) 98765-4321' → '+5531987654321' (E.164); null when it is no Brazilian number. Mobile numbers have nine digits
 * and start with 9, landlines eight and start with 2 to 5.
 */
export function brazilianPhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')
  return areaCodes.test(digits) && /^\d{2}(9\d{8}|[2-5]\d{7})$/.test(digits) ? `+55${digits}` : null
}

/** '+5531987654321' → '31987654321', as it is typed and masked. */
export const nationalPhone = (phone: string) => phone.replace(/^\+55/, '')

/** Whether somebody born on `born` ('2008-11-21') is at least `years` old on `today`; true on the birthday itself. */
export const isAged = (years: number, born: string, today: string) =>
  born <= `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
