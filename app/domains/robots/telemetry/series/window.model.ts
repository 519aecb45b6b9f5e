import { invalidField } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'

const MOST_DAYS = 3653

type Asked = { from?: string; to?: string }
export type SeriesWindow = { from: Date; to: Date }

/** The window that was asked for, but nothing from before `since`: nobody reads from before their own link. */
export function windowOf({ from, to }: Asked, { now, since }: { now: Date; since: Date | null }): SeriesWindow {
  const end = to ? new Date(to) : now
  const begin = from ? new Date(from) : new Date(end.getTime() - DAY)
  if (begin >= end) throw invalidField('to', 'O fim precisa vir depois do começo.')
  if (end.getTime() - begin.getTime() > MOST_DAYS * DAY)
    throw invalidField('from', 'Peça no máximo 10 anos de cada vez.')
  const first = since && since > begin ? since : begin
  // A window from before one's own link is an empty one.
  return { from: first, to: end < first ? first : end }
}
