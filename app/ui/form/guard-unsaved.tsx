import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { VIEWER_UNKNOWN } from '#shared/viewer-unknown.ts'
import { useRootData } from '../root-data.ts'
import { forgetAtLogout, forgetEnded } from './kept-typing.ts'
import { useAnyUnsaved } from './unsaved.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

type Props = {
  /** What is typed at addresses that begin so is kept no longer than the session. */
  ends: string
}

/** The site-wide guard, in the root: there while something is typed in a guarded form. */
export function GuardUnsaved({ ends }: Props) {
  const root = useRootData()
  const { pathname } = useLocation()
  const viewer_id = root?.viewer?.id
  const isKnown = root !== undefined && !VIEWER_UNKNOWN.includes(pathname)
  // A session that ended in the middle leads there, and what was typed waits for its person to come back in.
  const isOnTheWay = viewer_id === undefined && pathname.startsWith('/auth/')
  useEffect(() => {
    if (isKnown && !isOnTheWay) forgetEnded(viewer_id, ends)
  }, [isKnown, isOnTheWay, viewer_id, ends])
  useEffect(() => {
    addEventListener('submit', forgetAtLogout)
    return () => removeEventListener('submit', forgetAtLogout)
  }, [])
  if (!useAnyUnsaved()) return null
  return <UnsavedGuard />
}
