import { formatDay } from '#shared/dates.ts'
import type { Rule } from './rule.kinds.ts'

const names: Record<string, [word: string, every: string]> = {
  MO: ['segunda', 'toda'],
  TU: ['terça', 'toda'],
  WE: ['quarta', 'toda'],
  TH: ['quinta', 'toda'],
  FR: ['sexta', 'toda'],
  SA: ['sábado', 'todo'],
  SU: ['domingo', 'todo'],
}
const order = Object.keys(names)
const nth: Record<string, string> = { '1': '1ª', '2': '2ª', '3': '3ª', '4': '4ª', '5': '5ª', '-1': 'última' }

/** 'a cada 3 dias', 'toda segunda e quinta', 'todo dia 1', 'não repete'. */
export function ruleWords(rule: Rule | null): string {
  if (!rule) return 'não repete'
  return [rhythm(rule), ending(rule)].filter(Boolean).join(', ')
}

function rhythm({ freq, interval, byday, bymonthday }: Rule): string {
  if (bymonthday.length) return `${everyMonth(interval, 'todo')} ${monthDays(bymonthday)}`
  if (byday.length && freq === 'MONTHLY') return `${everyMonth(interval, 'todo mês,')} na ${weekdaysInMonth(byday)}`
  if (byday.length === 5 && !byday.some((day) => day === 'SA' || day === 'SU')) return 'de segunda a sexta'
  if (byday.length) return weekly(interval, byday)
  const [one, many] = {
    DAILY: ['todo dia', 'dias'],
    WEEKLY: ['toda semana', 'semanas'],
    MONTHLY: ['todo mês', 'meses'],
  }[freq]
  return interval === 1 ? (one as string) : `a cada ${interval} ${many}`
}

const everyMonth = (interval: number, every: string) => (interval === 1 ? every : `a cada ${interval} meses,`)

const monthDays = (days: number[]) =>
  days.length === 1 && days[0] === -1
    ? 'último dia do mês'
    : `dia ${listed(days.map((day) => (day === -1 ? 'último' : String(day))))}`

const weekdaysInMonth = (days: string[]) =>
  listed(days.map((day) => [nth[day.slice(0, -2)] ?? '', names[day.slice(-2)]?.[0]].filter(Boolean).join(' ')))

function weekly(interval: number, byday: string[]) {
  const days = byday.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const words = listed(days.map((day) => names[day]?.[0] ?? day))
  const every = names[days[0] ?? '']?.[1] ?? 'toda'
  return interval === 1 ? `${every} ${words}` : `a cada ${interval} semanas, ${words}`
}

const ending = ({ until, count }: Rule) =>
  until ? `até ${formatDay(until)}` : count ? (count === 1 ? '1 vez' : `${count} vezes`) : ''

const listed = (words: string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`
