const weigh = (digits: number[]) => {
  const sum = digits.reduce((all, digit, at) => all + digit * (digits.length + 1 - at), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The two check digits of nine: weights 10..2, then 11..2, modulo 11 (Receita Federal). */
export function cpfCheckDigits(nine: string): string {
  const digits = [...nine].map(Number)
  const first = weigh(digits)
  return `${first}${weigh([...digits, first])}`
}

/** Whether eleven digits are a valid CPF. A repeated digit passes the checksum, but is never assigned. */
export const isCpf = (digits: string) =>
  /^\d{11}$/.test(digits) && !/^(\d)\1*$/.test(digits) && cpfCheckDigits(digits.slice(0, 9)) === digits.slice(9)

/** Masks '52998224725' for display to its owner: '***.982.247-**'. */
export const hideCpf = (digits: string) => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
