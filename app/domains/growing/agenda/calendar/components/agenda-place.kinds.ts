import type { AgendaEntry } from '../../tasks/tasks.schemas.ts'

/** Props of every agenda view. */
export type AgendaPlace = {
  entries: AgendaEntry[]
  today: string
  /** The selected day. */
  day: string
  /** The viewer is the owner: entries link to the task. */
  can: boolean
  addressOf: (day: string) => string
}
