import { formatTypedField, parseNumber } from '#shared/numbers.ts'

/** What the URL says of a tank; what is no amount is said, and the usual one reckoned. */
export function tankOf(text: string | null, { usual = 10, most = 1000 } = {}) {
  const read = text === null ? usual : parseNumber(text)
  if (read !== null && read > 0 && read <= most) return { value: read, typed: formatTypedField(read) }
  return { value: usual, typed: text ?? '', error: `Escreva um número até ${most}.` }
}
