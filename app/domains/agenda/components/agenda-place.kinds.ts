import type { AgendaEntry } from '../tasks.schemas.ts'

/** What each view of the agenda is given. */
export type AgendaPlace = {
  entries: AgendaEntry[]
  today: string
  /** The chosen day. */
  day: string
  /** The viewer's own: lines lead to the task. */
  can: boolean
  addressOf: (day: string) => string
}
