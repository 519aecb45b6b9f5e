import type { IconName } from '../components/icon-names.ts'

/** A place of the site; it appears only while `show` is not false, that is when its area works. */
export type NavEntry = { to: string; label: string; icon: IconName; show?: boolean; end?: boolean }

export const shown = (entries: NavEntry[]): NavEntry[] => entries.filter((entry) => entry.show !== false)
