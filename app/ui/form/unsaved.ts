import { useEffect, useId, useSyncExternalStore } from 'react'

/** What would be lost without the page: all that was typed, or only files of what is kept besides. */
export type Unsaved = 'all' | 'files'

/** Forms of this page with unsaved changes. The router allows one blocker, so they share it. */
const unsaved = new Map<string, Unsaved>()
const listeners = new Set<() => void>()

function set(id: string, lost: Unsaved | false) {
  if (lost) unsaved.set(id, lost)
  else unsaved.delete(id)
  for (const listener of listeners) listener()
}

/** Registers a form while it has unsaved changes. */
export function useUnsaved(lost: Unsaved | false) {
  const id = useId()
  useEffect(() => {
    set(id, lost)
    return () => set(id, false)
  }, [id, lost])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const unsavedForms = () => unsaved.size
export const onlyFilesUnsaved = () => ![...unsaved.values()].includes('all')
export const isAnyUnsaved = () => unsaved.size > 0

export const useAnyUnsaved = () => useSyncExternalStore(subscribe, isAnyUnsaved, () => false)
