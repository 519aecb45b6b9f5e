import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { safePath } from '#shared/safe-path.ts'

const KEY = 'grower-errand'

/** What somebody left a page for, and where they go on: in this tab alone. */
const Errand = z.object({
  user_id: z.number(),
  /** The page that waits for it. */
  to: z.string().refine((path) => safePath(path)),
  /** 'Para a aula Rega.' */
  words: z.string(),
  /** The measure that it is about: its field comes first. */
  metric: z.string().optional(),
})
export type Errand = z.infer<typeof Errand>

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

export function useErrand(): Errand | null {
  const text = useSyncExternalStore(subscribe, kept, () => null)
  if (!text) return null
  try {
    return Errand.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null // not ours
  }
}
