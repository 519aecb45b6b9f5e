import { useEffect, useId, useSyncExternalStore } from 'react'

/** Forms of this page with unsaved changes. The router allows one blocker, so they share it. */
const unsaved = new Set<string>()
const listeners = new Set<() => void>()

function set(id: string, dirty: boolean) {
  if (dirty) unsaved.add(id)
  else unsaved.delete(id)
  for (const listener of listeners) listener()
}

/** Registers a form while it has unsaved changes. */
export function useUnsaved(dirty: boolean) {
  const id = useId()
  useEffect(() => {
    set(id, dirty)
    return () => set(id, false)
  }, [id, dirty])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const unsavedForms = () => unsaved.size
export const isAnyUnsaved = () => unsaved.size > 0

export const useAnyUnsaved = () => useSyncExternalStore(subscribe, isAnyUnsaved, () => false)
