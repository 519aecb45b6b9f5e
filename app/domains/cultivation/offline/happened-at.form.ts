import { dayKey, formatTime } from '#shared/dates.ts'

const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment as its field shows it: what was typed, or the phone's own on São Paulo's clock. */
export const formMoment = (moment: string) =>
  local.test(moment) ? moment : `${dayKey(new Date(moment))}T${formatTime(new Date(moment))}`
