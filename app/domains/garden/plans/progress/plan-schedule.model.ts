import { addDays } from '#shared/days.ts'

export type Planned = {
  planned_on: string
  /** Its last day. */
  planned_until: string
}

/** The planned days of each stage, one after the other from the start. */
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
