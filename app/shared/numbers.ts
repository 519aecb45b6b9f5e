const grouped = (digits: number, least = 0) =>
  new Intl.NumberFormat('pt-BR', { maximumFractionDigits: digits, minimumFractionDigits: least })

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(digits: number, least: number) {
  const key = `${digits}/${least}`
  const known = formatters.get(key) ?? grouped(digits, least)
  formatters.set(key, known)
  return known
}

/** '1.234,56', of a computed number. At most `digits` decimals (2); at least `least`: formatNumber(7, 1, 1) is '7,0'. */
export const formatNumber = (value: number, digits = 2, least = 0): string =>
  isPlain(value) && least === 0 ? String(value) : formatterFor(digits, least).format(value)

/** Most numbers of a page: the same in every locale, so Intl is skipped. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

/**
 * A number that somebody typed, with every decimal of it: '1,5', '0,4', '6,235'. What is typed is never shown rounded;
 * `formatNumber` and `formatMeasure` are for what was computed. Six decimals are more than any field accepts, and hide
 * the noise of binary fractions.
 */
export const formatTyped = (value: number, unit = ''): string =>
  `${formatNumber(value, 6)}${unit ? `\u00a0${unit}` : ''}`

/** A typed number for its field, where thousands are not grouped: '1500', '0,4'. */
export const formatTypedField = (value: number): string => formatTyped(value).replaceAll('.', '')

/** '24 °C', '1,2 kPa': a computed number, no-break space, unit. What was typed is `formatTyped`. */
export const formatMeasure = (value: number, unit: string, digits = 1): string =>
  `${formatNumber(value, digits)}\u00a0${unit}`

/** '62 %' from 0.62. */
export const formatPercent = (share: number, digits = 0): string => `${formatNumber(share * 100, digits)}\u00a0%`

/** 3 → '3', 1.250 → '1,3 mil', 2.400.000 → '2,4 mi': for counters beside icons. */
export function formatCount(count: number): string {
  if (count < 1000) return formatNumber(count, 0)
  if (count < 999_500) return `${formatNumber(count / 1000, count < 9950 ? 1 : 0)} mil`
  return `${formatNumber(count / 1_000_000, 1)} mi`
}

/** '1 planta', '2 plantas'; the caller passes the plural, as Portuguese has too many rules. */
export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count, 0)} ${count === 1 ? one : many}`

/**
 * Parses a typed number with a decimal comma: '1.234,5' and '1234,5' are 1234.5; '1234.5' too, because a single dot not
 * followed by three digits can only be a decimal point. NaN when it is no number, null when empty.
 */
export function parseNumber(text: string): number | null {
  const typed = text.replace(/[\s\u00a0]/g, '')
  if (typed === '') return null
  if (!/^[-−+]?[\d.]*(,\d*)?$/.test(typed) || !/\d/.test(typed) || !isGrouped(typed)) return Number.NaN
  return Number(plainDecimal(typed.replace('−', '-').replace('+', '')))
}

/** Several dots are between groups of three: '1.000.00' is no number, where taken for one it would be a hundred times as much. */
const isGrouped = (typed: string) =>
  (typed.match(/\./g)?.length ?? 0) < 2 || /^[-−+]?\d{1,3}(\.\d{3})+(,\d*)?$/.test(typed)

function plainDecimal(typed: string): string {
  const onlyDecimalDot = !typed.includes(',') && /^-?\d+\.(\d{1,2}|\d{4,})$/.test(typed)
  return onlyDecimalDot ? typed : typed.replaceAll('.', '').replace(',', '.')
}
