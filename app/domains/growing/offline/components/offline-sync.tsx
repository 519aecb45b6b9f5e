import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { VIEWER_UNKNOWN } from '#shared/viewer-unknown.ts'
import { PACKED } from '#ui/form/kept-typing.ts'

// When the chunk cannot be loaded offline, it is loaded with the next page.
const Nothing = () => null
const QueueNotice = lazy(() => import('./queue-notice.tsx').catch(() => ({ default: Nothing })))
const VisitorNotice = lazy(() => import('./visitor-notice.tsx').catch(() => ({ default: Nothing })))

type Props = { viewer: { id: number; nickname: string } | null }

/** Loaded after the page; visitors load nothing. */
export function OfflineSync({ viewer }: Props) {
  const [ready, setReady] = useState(false)
  const unknown = VIEWER_UNKNOWN.includes(useLocation().pathname)
  useEffect(() => {
    setReady(true)
    // The user signed out on this phone: deletes the stored garden data.
    if (!viewer && !unknown && localStorage.getItem(PACKED) !== null)
      void import('../kit.browser.ts').then(({ deleteKit }) => deleteKit())
  }, [viewer, unknown])
  if (!ready) return null
  if (!viewer && (unknown || localStorage.getItem('grower-a-enviar-ha') === null)) return null
  return (
    <Suspense>{viewer ? <QueueNotice user_id={viewer.id} nickname={viewer.nickname} /> : <VisitorNotice />}</Suspense>
  )
}
