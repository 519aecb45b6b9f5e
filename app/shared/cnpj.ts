const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

const digitOf = (signs: string) => {
  const own = weights.slice(weights.length - signs.length)
  const sum = [...signs].reduce((all, sign, at) => all + signValue(sign) * (own[at] ?? 0), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** ASCII minus 48: '0' to '9' are 0 to 9, 'A' is 17, 'Z' is 42. */
const signValue = (sign: string) => sign.charCodeAt(0) - 48

/** The two check digits of twelve digits or letters (IN RFB 2.229/2024): weights 5..2, 9..2, then 6..2, 9..2, modulo 11. */
export function cnpjCheckDigits(twelve: string): string {
  const first = digitOf(twelve)
  return `${first}${digitOf(`${twelve}${first}`)}`
}

/**
 * Whether fourteen signs are a valid CNPJ. Since July 2026 new ones have capital letters among the first twelve. Equal
 * digits pass the checksum only as zeros, but are never assigned.
 */
export const isCnpj = (signs: string) =>
  /^[A-Z0-9]{12}\d{2}$/.test(signs) &&
  !/^(\d)\1*$/.test(signs) &&
  cnpjCheckDigits(signs.slice(0, 12)) === signs.slice(12)
