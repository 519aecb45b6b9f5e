import { useSyncExternalStore } from 'react'
import { safePath } from '#shared/safe-path.ts'

const KEY = 'grower-errand'

/** What somebody left a page for, and where they go on: in this tab alone. */
export type Errand = {
  user_id: number
  /** The page that waits for it. */
  to: string
  /** 'Para a aula Rega.' */
  words: string
  /** The measure that it is about: its field comes first. */
  metric?: string
}

const listeners = new Set<() => void>()

/** null: it is over. A browser that keeps nothing has none. */
export function setErrand(errand: Errand | null) {
  try {
    if (errand) sessionStorage.setItem(KEY, JSON.stringify(errand))
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
  for (const tell of listeners) tell()
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** By hand: a library for it would weigh on the first view of every page. */
export function useErrand(): Errand | null {
  const text = useSyncExternalStore(subscribe, kept, () => null)
  if (!text) return null
  try {
    const { user_id, to, words, metric } = JSON.parse(text) as Partial<Errand>
    return user_id && words && safePath(to) ? { user_id, to: safePath(to) ?? '', words, metric } : null
  } catch {
    return null // not ours
  }
}
