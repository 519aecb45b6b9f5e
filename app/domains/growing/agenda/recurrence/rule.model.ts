import * as library from 'rrule'
import { DAY } from '#shared/durations.ts'
import { canOccur } from './can-occur.model.ts'
import type { Rule } from './rule.kinds.ts'

// CommonJS package: Node exposes it as `default`, a bundler by its names.
const { default: whole } = library as unknown as { default?: typeof library }
export const { RRule } = whole ?? library

const parts = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  BYDAY: /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU))*$/,
  BYMONTHDAY: /^-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01]))*$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  COUNT: /^[1-9]\d{0,2}$/,
} as const
type Part = keyof typeof parts

/** Parses a rule; unsupported parts (hours, years, positions) return a message for the user. */
export function readRule(text: string): Rule | { refused: string } {
  const values = new Map<Part, string>()
  for (const piece of text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .filter(Boolean)) {
    const [name = '', value = ''] = piece.split('=')
    if (!(name in parts)) return { refused: `Não sabemos repetir por ${name}. Use dias, semanas ou meses.` }
    if (values.has(name as Part) || !parts[name as Part].test(value)) return { refused: refusals[name as Part] }
    values.set(name as Part, value)
  }
  if (!values.has('FREQ')) return { refused: refusals.FREQ }
  return checked({
    freq: values.get('FREQ') as Rule['freq'],
    interval: Number(values.get('INTERVAL') ?? 1),
    byday: values.get('BYDAY')?.replaceAll('+', '').split(',') ?? [],
    bymonthday: values.get('BYMONTHDAY')?.split(',').map(Number) ?? [],
    until: dayOf(values.get('UNTIL')),
    count: values.has('COUNT') ? Number(values.get('COUNT')) : null,
  })
}

const refusals: Record<Part, string> = {
  FREQ: 'Escolha repetir por dias, semanas ou meses.',
  INTERVAL: 'O intervalo vai de 1 a 999.',
  BYDAY: 'Escolha dias da semana que existem.',
  BYMONTHDAY: 'Escolha dias do mês de 1 a 31.',
  UNTIL: 'A data do fim não é válida.',
  COUNT: 'O número de vezes vai de 1 a 999.',
}

function checked(rule: Rule): Rule | { refused: string } {
  if (rule.freq !== 'MONTHLY' && (rule.bymonthday.length || rule.byday.some((day) => day.length > 2)))
    return { refused: 'Para usar dias do mês, escolha repetir por mês.' }
  if (rule.until && !isDay(rule.until)) return { refused: refusals.UNTIL }
  if (rule.until && rule.count) return { refused: 'Escolha uma data de fim ou um número de vezes, não os dois.' }
  return rule
}

/** False for days such as 30 February. */
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day

/** The day of UNTIL in São Paulo: a UTC time may be the evening before. */
function dayOf(until: string | undefined) {
  if (!until) return null
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  const moment = until.match(/T(\d\d)(\d\d)(\d\d)Z$/)
  if (!moment) return day
  const at = Date.parse(`${day}T${moment[1]}:${moment[2]}:${moment[3]}Z`)
  return Number.isNaN(at) ? 'never' : new Date(at - 3 * 3_600_000).toISOString().slice(0, 10)
}

/** Parses a stored rule, which was validated on write. */
export function storedRule(text: string): Rule {
  const rule = readRule(text)
  if ('refused' in rule) throw new Error(`a stored rule is not one of ours: ${text}`)
  return rule
}

export function writeRule({ freq, interval, byday, bymonthday, until, count }: Rule): string {
  return [
    `FREQ=${freq}`,
    interval > 1 && `INTERVAL=${interval}`,
    byday.length > 0 && `BYDAY=${byday.join(',')}`,
    bymonthday.length > 0 && `BYMONTHDAY=${bymonthday.join(',')}`,
    until && `UNTIL=${until.replaceAll('-', '')}`,
    count && `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';')
}

/** Matches named days (of the week, of the month) instead of a number of days after the last act. */
export const hasNamedDays = ({ byday, bymonthday }: Rule) => byday.length > 0 || bymonthday.length > 0

/**
 * The first matching day after `after`, with intervals counted from `from`; null when there is none within ten years.
 */
export function namedDayAfter(rule: Rule, from: string, after: string): string | null {
  if (!canOccur(rule, from)) return null
  const { until: _, count: __, ...endless } = rule
  const start = nearer(rule, Date.parse(from), Date.parse(after))
  const series = new RRule({
    ...RRule.parseString(writeRule({ ...endless, until: null, count: null })),
    dtstart: new Date(start),
    until: new Date(Math.max(start, Date.parse(after)) + 3660 * DAY),
  })
  return series.after(new Date(after))?.toISOString().slice(0, 10) ?? null
}

/** Moves the start forward by a whole number of intervals, so that days long before `after` are not iterated. */
function nearer({ freq, interval }: Rule, from: number, after: number): number {
  if (freq === 'MONTHLY') {
    const [first, last] = [new Date(from), new Date(after)]
    const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
    const whole = Math.floor(months / interval) * interval
    return whole > 0 ? Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + whole, 1) : from
  }
  const length = interval * (freq === 'WEEKLY' ? 7 : 1) * DAY
  return from + Math.max(0, Math.floor((after - from) / length)) * length
}
