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

const publish = (next: Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Only in the browser, from handlers and effects: on the server this module is shared by all requests. */
export function showToast(message: ToastMessage) {
  const others = toasts.filter((toast) => toast.text !== message.text)
  publish([...others, { ...message, id: nextId++ }].slice(-3))
}

export const dropToast = (id: number) => publish(toasts.filter((toast) => toast.id !== id))

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )

/** `const toast = useToast()`, then `toast.success('Salvo.')`, `toast.error(…)`, `toast.info(…)`. */
export const useToast = () => toast

const toast = {
  success: (text: string) => showToast({ kind: 'success', text }),
  error: (text: string) => showToast({ kind: 'error', text }),
  info: (text: string) => showToast({ kind: 'info', text }),
}
