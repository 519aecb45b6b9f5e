import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router'
import { isAllKept } from './kept-form.ts'

/** Offline the dialog's code can't be loaded: better no confirmation than no page. */
function GoOn({ blocker }: { blocker: Blocker }) {
  useEffect(() => blocker.proceed?.(), [blocker])
  return null
}
export const loadLeaveDialog = () => import('./leave-dialog.tsx').catch(() => ({ default: GoOn }))
const LeaveDialog = lazy<(props: { blocker: Blocker }) => ReactNode>(loadLeaveDialog)

/**
 * Confirms before leaving a page with unsaved changes: by a link, by going back, by closing the tab. What is kept goes on
 * without it. It holds whoever leaves from the first letter on; only its dialog's code may come a moment later.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !isAllKept(),
  )
  useBeforeUnload(
    useCallback((event) => {
      if (!isAllKept()) event.preventDefault()
    }, []),
  )
  return (
    <Suspense>
      <LeaveDialog blocker={blocker} />
    </Suspense>
  )
}
