import { useSyncExternalStore } from 'react'
import type { RootData } from '#shared/root-data.ts'

export type ToastMessage = NonNullable<RootData['toast']>
export type Toast = ToastMessage & { id: number }

/** ms; longer with something to press. */
export const toastDuration = ({ undo }: ToastMessage) => (undo ? 10_000 : 4000)

const none: Toast[] = []
let toasts: Toast[] = none
let nextId = 1
const listeners = new Set<() => void>()

/** What waits until nothing else is said; of many only the newest. */
let waiting: ToastMessage[] = []
const MOST_WAITING = 3

const publish = (next: Toast[]) => {
  const [first, ...rest] = waiting
  if (next.length || !first) toasts = next
  else {
    waiting = rest
    toasts = [{ ...first, id: nextId++ }]
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * In the place of what was said before, that could be undone too; what went wrong stays beside it. Only in the browser,
 * from handlers and effects: on the server this module is shared by all requests.
 */
export function showToast(message: ToastMessage) {
  const wrong = toasts.filter(({ kind, text }) => kind === 'error' && text !== message.text)
  publish([...wrong, { ...message, id: nextId++ }].slice(-3))
}

/** For what comes by itself: shown when no other toast is, one after the other. */
export function showAlone(message: ToastMessage) {
  waiting = [...waiting, message].slice(-MOST_WAITING)
  if (!toasts.length) publish(none)
}

export const dropToast = (id: number) => publish(toasts.filter((toast) => toast.id !== id))

export const shownToasts = () => toasts

export const useToasts = () => useSyncExternalStore(subscribe, shownToasts, () => none)

/** `const toast = useToast()`, then `toast.success('Salvo.')`, `toast.error(…)`, `toast.info(…)`. */
export const useToast = () => toast

const toast = {
  success: (text: string) => showToast({ kind: 'success', text }),
  error: (text: string) => showToast({ kind: 'error', text }),
  info: (text: string) => showToast({ kind: 'info', text }),
}
