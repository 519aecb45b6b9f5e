import { daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'

/** The fields of a plant that its weeks are computed from. */
export type Life = {
  started_on: string
  /** The newest first. */
  cycle_history: { plant_cycle: { name: string }; on: string }[]
}
/** Week 1 starts on day 1, the plant's first day; earlier days are week 0. */
export type Week<T> = { week: number; first_day: number; last_day: number; phases: string[]; items: T[] }

/** The week of a plant's life at a time; 0 before its first day. */
export const weekOf = ({ started_on }: Pick<Life, 'started_on'>, moment: Date | string) =>
  Math.max(0, Math.floor(daysBetween(started_on, moment) / 7) + 1)

/** First and last day of a week, inclusive. */
export const daysOfWeek = ({ started_on }: Pick<Life, 'started_on'>, week: number) => ({
  since: addDays(started_on, (week - 1) * 7),
  until: addDays(started_on, week * 7 - 1),
})

/** Groups items, in the given order, by weeks of the plant; each week lists its phases. */
export function byWeek<T extends { happened_at: Date | string }>(life: Life, items: T[]): Week<T>[] {
  const groups = Map.groupBy(items, ({ happened_at }) => weekOf(life, happened_at))
  return [...groups].map(([week, inside]) => ({
    week,
    first_day: (week - 1) * 7 + 1,
    last_day: week * 7,
    phases: week === 0 ? [] : phasesIn(life, daysOfWeek(life, week)),
    items: inside,
  }))
}

/** The phase at the week's first day and those that started in it. */
function phasesIn({ cycle_history }: Life, { since, until }: { since: string; until: string }): string[] {
  const before = cycle_history.find(({ on }) => on <= since)
  const began = cycle_history.filter(({ on }) => on > since && on <= until).reverse()
  const names = [...(before ? [before] : []), ...began].map(({ plant_cycle }) => plant_cycle.name)
  return [...new Set(names)]
}
