import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { forgetAtLogout } from './kept-typing.ts'
import { useAnyUnsaved } from './unsaved.ts'

const NoGuard = () => null
// Offline its code can't be loaded: better no confirmation than no page.
export const loadGuard = () => import('./unsaved-guard.tsx').catch(() => ({ default: NoGuard }))
const UnsavedGuard = lazy<() => ReactNode>(loadGuard)

/** The site-wide guard, in the root; its dialog is loaded when something is typed into a guarded form. */
export function GuardUnsaved() {
  useEffect(() => {
    addEventListener('submit', forgetAtLogout)
    return () => removeEventListener('submit', forgetAtLogout)
  }, [])
  if (!useAnyUnsaved()) return null
  return (
    <Suspense>
      <UnsavedGuard />
    </Suspense>
  )
}
