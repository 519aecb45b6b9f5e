import { now as renderTime } from './clock.ts'
import { dayKey, daysBetween, formatDay } from './dates.ts'

type Moment = Date | string | number

/** 'agora', 'há 5 minutos', 'em 2 horas', 'ontem', 'há 3 dias'; after a week the date: 'sex, 21 de nov'. */
export function formatRelative(moment: Moment, now: Moment = renderTime()): string {
  const seconds = Math.round((new Date(now).getTime() - new Date(moment).getTime()) / 1000)
  // Pages are rendered at whole minutes: what happened since then is not in the future.
  const minutes = seconds < 0 ? Math.floor(-seconds / 60) : Math.round(seconds / 60)
  if (minutes < 1) return 'agora'
  if (minutes < 60) return phrase(seconds, minutes, 'minuto')
  const hours = Math.round(minutes / 60)
  const days = daysBetween(moment, now)
  if (hours < 24 && (days === 0 || hours < 6)) return phrase(seconds, hours, 'hora')
  return formatDays(days) ?? formatDay(moment, now)
}

/** 'hoje', 'ontem', 'amanhã', 'há 3 dias', 'em 3 dias' for up to a week; null beyond. */
function formatDays(days: number): string | null {
  const named = { '0': 'hoje', '1': 'ontem', '-1': 'amanhã' }[String(days)]
  if (named) return named
  return Math.abs(days) < 7 ? phrase(days, Math.abs(days), 'dia') : null
}

/** 'hoje', 'ontem', 'amanhã', 'há 3 dias' or 'sex, 21 de nov': for dates without a time. */
export function formatRelativeDay(day: Moment, now: Moment = renderTime()): string {
  return formatDays(daysBetween(dayKey(day), dayKey(now))) ?? formatDay(day, now)
}

const phrase = (sign: number, count: number, unit: string) =>
  `${sign < 0 ? 'em' : 'há'} ${count} ${unit}${count === 1 ? '' : 's'}`
