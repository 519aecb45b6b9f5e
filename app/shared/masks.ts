/** Formats of Brazilian numbers. In a pattern 0 takes a digit, A a letter or digit; the rest is literal. */
export type MaskName = keyof typeof masks

export const masks = {
  cpf: { patterns: ['000.000.000-00'], placeholder: '000.000.000-00', inputMode: 'numeric' },
  /** Letters are allowed in the first twelve positions since July 2026 (IN RFB 2.229/2024). */
  cnpj: { patterns: ['AA.AAA.AAA/AAAA-00'], placeholder: '00.000.000/0000-00', inputMode: 'text' },
  cep: { patterns: ['00000-000'], placeholder: '00000-000', inputMode: 'numeric' },
  phone: { patterns: ['(00) 0000-0000', '(00) 00000-0000'], placeholder: '(00) 00000-0000', inputMode: 'tel' },
} as const

/** Applies a mask to typed text: applyMask('cep', '01310100') is '01310-100'. */
export function applyMask(name: MaskName, typed: string): string {
  const characters = unmask(typed)
  const patterns: readonly string[] = masks[name].patterns
  const pattern = patterns.find((each) => places(each) >= characters.length) ?? patterns.at(-1) ?? ''
  return write(pattern, characters)
}

/** Only letters (upper case) and digits, as stored. */
export const unmask = (typed: string): string => typed.replace(/[^0-9a-zA-Z]/g, '').toUpperCase()

const places = (pattern: string) => pattern.replace(/[^0A]/g, '').length

function write(pattern: string, characters: string): string {
  const rest = [...characters]
  let written = ''
  for (const place of pattern) {
    if (rest.length === 0) break
    if (place !== '0' && place !== 'A') written += place
    else written += nextFitting(rest, place)
  }
  return written
}

/** Consumes characters until one fits the position; those that don't fit are dropped. */
function nextFitting(rest: string[], place: string): string {
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    if (place === 'A' || /\d/.test(next)) return next
  }
  return ''
}
