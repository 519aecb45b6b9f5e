import * as library from 'rrule'
import { fallsEver } from './falls-ever.model.ts'
import type { Rule } from './rule.kinds.ts'

const DAY = 86_400_000

// Published as CommonJS: Node shows it as `default`, a bundler by its names.
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

/** Reads a rule; what we do not keep (hours, years, positions) is answered with a sentence for the person. */
export function readRule(text: string): Rule | { refused: string } {
  const said = new Map<Part, string>()
  for (const piece of text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .filter(Boolean)) {
    const [name = '', value = ''] = piece.split('=')
    if (!(name in parts)) return { refused: `Não sabemos repetir por ${name}. Use dias, semanas ou meses.` }
    if (said.has(name as Part) || !parts[name as Part].test(value)) return { refused: refusals[name as Part] }
    said.set(name as Part, value)
  }
  if (!said.has('FREQ')) return { refused: refusals.FREQ }
  return checked({
    freq: said.get('FREQ') as Rule['freq'],
    interval: Number(said.get('INTERVAL') ?? 1),
    byday: said.get('BYDAY')?.replaceAll('+', '').split(',') ?? [],
    bymonthday: said.get('BYMONTHDAY')?.split(',').map(Number) ?? [],
    until: dayOf(said.get('UNTIL')),
    count: said.has('COUNT') ? Number(said.get('COUNT')) : null,
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
    return { refused: 'Dias do mês só com repetição por mês.' }
  if (rule.until && !isDay(rule.until)) return { refused: refusals.UNTIL }
  if (rule.until && rule.count) return { refused: 'Escolha uma data de fim ou um número de vezes, não os dois.' }
  return rule
}

/** 30 February is none. */
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day

/** The day of UNTIL in São Paulo: a moment in UTC may be the evening before. */
function dayOf(until: string | undefined) {
  if (!until) return null
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  const moment = until.match(/T(\d\d)(\d\d)(\d\d)Z$/)
  if (!moment) return day
  const at = Date.parse(`${day}T${moment[1]}:${moment[2]}:${moment[3]}Z`)
  return Number.isNaN(at) ? 'never' : new Date(at - 3 * 3_600_000).toISOString().slice(0, 10)
}

/** A stored rule: it was checked when it was written. */
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

/** Falls on named days (of the week, of the month), instead of so many days after the last act. */
export const hasNamedDays = ({ byday, bymonthday }: Rule) => byday.length > 0 || bymonthday.length > 0

/** The first day after `after` that the rule names, counting weeks and months from `from`. None within ten years: null. */
export function namedDayAfter(rule: Rule, from: string, after: string): string | null {
  if (!fallsEver(rule, from)) return null
  const { until: _, count: __, ...endless } = rule
  const start = nearer(rule, Date.parse(from), Date.parse(after))
  const series = new RRule({
    ...RRule.parseString(writeRule({ ...endless, until: null, count: null })),
    dtstart: new Date(start),
    until: new Date(Math.max(start, Date.parse(after)) + 3660 * DAY),
  })
  return series.after(new Date(after))?.toISOString().slice(0, 10) ?? null
}

/** The same series, begun a whole number of intervals later: what lies long before `after` is not gone through. */
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
