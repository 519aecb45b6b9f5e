const DAY = 86_400_000

/** '2026-11-21' and a number of days: the day so many days later. Days without hours: no time zone moves them. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

export type Planned = {
  planned_on: string
  /** Its last day. */
  planned_until: string
}

/** The planned days of each stage: the first follows from the start, each next from the one before. */
export function scheduleOf(starts_on: string, stages: readonly { days: number }[]): Planned[] {
  let planned_on = starts_on
  return stages.map(({ days }) => {
    const planned = { planned_on, planned_until: addDays(planned_on, days - 1) }
    planned_on = addDays(planned_on, days)
    return planned
  })
}

/** The last day of the plan. */
export const endOf = (starts_on: string, stages: readonly { days: number }[]): string =>
  addDays(starts_on, stages.reduce((sum, { days }) => sum + days, 0) - 1)
