import type { IconName } from '../components/icon-names.ts'

/**
 * A navigation entry; hidden when `show` is false, while its area does not exist yet. `worded`: a tool whose name stands beside its
 * icon on a desk.
 */
export type NavEntry = {
  to: string
  label: string
  icon: IconName
  show?: boolean
  end?: boolean
  worded?: boolean
  /** Pages elsewhere that are its own, by how their address begins. */
  also?: string
}

export const shown = (entries: NavEntry[]): NavEntry[] => entries.filter((entry) => entry.show !== false)
