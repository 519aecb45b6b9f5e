import { lazy, type ReactNode, Suspense } from 'react'
import { useAnyUnsaved } from './unsaved.ts'

const NoGuard = () => null
// Typed without signal, it can't be fetched any more: better no question than no page.
const UnsavedGuard = lazy<() => ReactNode>(() => import('./unsaved-guard.tsx').catch(() => ({ default: NoGuard })))

/** The guard of the whole site, in the root; its dialog is loaded when something is typed into a guarded form. */
export function GuardUnsaved() {
  if (!useAnyUnsaved()) return null
  return (
    <Suspense>
      <UnsavedGuard />
    </Suspense>
  )
}
