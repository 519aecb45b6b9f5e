import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react'
import { type Blocker, useBeforeUnload, useBlocker, useLocation } from 'react-router'
import { VIEWER_UNKNOWN } from '#shared/viewer-unknown.ts'
import { useSamePerson } from '../document/same-person.ts'
import { useRootData } from '../root-data.ts'
import { isAllKept } from './kept-form.ts'
import { forgetAtLogout, forgetEnded } from './kept-typing.ts'
import { useAnyUnsaved } from './unsaved.ts'

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
function AskBeforeLeaving() {
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

type Props = {
  /** What is typed at addresses that begin so is kept no longer than the session. */
  ends: string
}

/** The site-wide guard, in the root. */
export function GuardUnsaved({ ends }: Props) {
  const root = useRootData()
  const { pathname } = useLocation()
  const viewer_id = root?.viewer?.id
  const isKnown = root !== undefined && !VIEWER_UNKNOWN.includes(pathname)
  // A session that ended in the middle leads there, and what was typed waits for its person to come back in.
  const isOnTheWay = viewer_id === undefined && pathname.startsWith('/auth/')
  useSamePerson(viewer_id)
  useEffect(() => {
    if (isKnown && !isOnTheWay) forgetEnded(viewer_id, ends)
  }, [isKnown, isOnTheWay, viewer_id, ends])
  useEffect(() => {
    addEventListener('submit', forgetAtLogout)
    return () => removeEventListener('submit', forgetAtLogout)
  }, [])
  return useAnyUnsaved() ? <AskBeforeLeaving /> : null
}
