import { DAY } from '#shared/durations.ts'
import { now as renderTime } from './clock.ts'

/** Date formats of Brazil. The time zone is fixed, so that server and browser render the same text. */
export const timeZone = 'America/Sao_Paulo'

type Moment = Date | string | number

const clock = remembering(60_000, { hour: '2-digit', minute: '2-digit' })
const weekdayDay = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short' })
const weekdayDayYear = dayFormatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const longDay = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const weekdayName = dayFormatter({ weekday: 'long' })
const numericDay = dayFormatter({ day: '2-digit', month: '2-digit', year: 'numeric' })
const isoDay = dayFormatter({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')

/** Midnight in every time zone falls on a quarter hour, so the day is constant within one. */
function dayFormatter(options: Intl.DateTimeFormatOptions, locale = 'pt-BR') {
  return remembering(15 * 60_000, options, locale)
}

/**
 * A memoised formatter whose text is constant within `grain` ms: formatting takes microseconds, and a page does it
 * hundreds of times.
 */
function remembering(grain: number, options: Intl.DateTimeFormatOptions, locale = 'pt-BR') {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const texts = new Map<number, string>()
  return (date: Date) => {
    const key = Math.floor(date.getTime() / grain)
    const text = texts.get(key) ?? formatter.format(date)
    if (texts.size >= 5000) texts.clear()
    texts.set(key, text)
    return text
  }
}

/**
 * 'sex, 21 de nov'; with the year when it differs from that of `now`: 'sex, 21 de nov de 2025'. Without the points of
 * the abbreviations, which would double the full stop of a sentence.
 */
export function formatDay(moment: Moment, now: Moment = renderTime()): string {
  const sameYear = dayKey(moment).slice(0, 4) === dayKey(now).slice(0, 4)
  return (sameYear ? weekdayDay : weekdayDayYear)(toDate(moment)).replaceAll('.', '')
}

/** A day that comes, after a verb: 'hoje às 14:05', 'na sexta', 'na sex, 28 de nov' from a week on. */
export function dayAhead(moment: Moment, now: Moment = renderTime()): string {
  const days = daysBetween(now, moment)
  if (days === 0) return `hoje às ${formatTime(moment)}`
  if (days === 1) return 'amanhã'
  if (days < 0 || days > 6) return onDay(formatDay(moment, now))
  const [weekday = ''] = weekdayName(toDate(moment)).split('-')
  return onDay(weekday)
}

/** A day that begins with its weekday, as people say that something is on it: 'na sex, 21 de nov', 'no domingo'. */
export const onDay = (day: string): string => `${/^s[aá]b|^dom/.test(day) ? 'no' : 'na'} ${day}`

/** 'sexta-feira, 21 de novembro de 2025'. */
export const formatLongDay = (moment: Moment): string => longDay(toDate(moment))

/** '21/11/2025'. */
export const formatNumericDay = (moment: Moment): string => numericDay(toDate(moment))

/** '14:05'. */
export const formatTime = (moment: Moment): string => clock(toDate(moment))

/** 'sex, 21 de nov, 14:05'. */
export const formatDayTime = (moment: Moment, now: Moment = renderTime()): string =>
  `${formatDay(moment, now)}, ${formatTime(moment)}`

/** 'sexta-feira, 21 de novembro de 2025 às 14:05', for titles and screen readers. */
export const formatFull = (moment: Moment): string => `${formatLongDay(moment)} às ${formatTime(moment)}`

/** '2025-11-21': the day in São Paulo, for `<input type="date">` and for counting days. */
export const dayKey = (moment: Moment): string => (isPlainDay(moment) ? moment : isoDay(toDate(moment)))

/** The moment of a São Paulo local time ('2018-12-31T23:30'); until 2019 there was daylight saving time. */
export function fromSaoPauloTime(shown: string): Date {
  const summer = new Date(`${shown}-02:00`)
  const isSummer = `${dayKey(summer)}T${formatTime(summer)}` === shown.slice(0, 16)
  return isSummer ? summer : new Date(`${shown}-03:00`)
}

/** A typed date and time (`typedLocalMoment`): with its offset, or else in São Paulo. */
export const typedMomentOf = (typed: string): Date =>
  /(Z|[+-]\d\d:?\d\d)$/.test(typed) ? new Date(typed) : fromSaoPauloTime(typed)

/** For a field `datetime-local`: '2025-11-21T14:30' in São Paulo. */
export const momentField = (moment: Moment | null): string =>
  moment === null ? '' : `${dayKey(moment)}T${formatTime(moment)}`

/** Whole days from one day to another in São Paulo; negative when `to` is earlier. */
export function daysBetween(from: Moment, to: Moment): number {
  return Math.round((Date.parse(dayKey(to)) - Date.parse(dayKey(from))) / DAY)
}

/** A date without a time ('2025-11-21') is that day in São Paulo, not midnight UTC. */
const toDate = (moment: Moment): Date => new Date(isPlainDay(moment) ? `${moment}T12:00:00-03:00` : moment)

const isPlainDay = (moment: Moment): moment is string =>
  typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)
