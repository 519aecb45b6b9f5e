import { lazy, Suspense } from 'react'
import { useAnyUnsaved } from './unsaved.ts'

const UnsavedGuard = lazy(() => import('./unsaved-guard.tsx'))

/** The guard of the whole site, in the root; its dialog is loaded when something is typed into a guarded form. */
export function GuardUnsaved() {
  if (!useAnyUnsaved()) return null
  return (
    <Suspense>
      <UnsavedGuard />
    </Suspense>
  )
}
