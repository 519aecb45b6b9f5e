import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

// On a page that lost its signal before this came, it comes with the next one.
const Nothing = () => null
const QueueNotice = lazy(() => import('./queue-notice.tsx').catch(() => ({ default: Nothing })))
const VisitorNotice = lazy(() => import('./visitor-notice.tsx').catch(() => ({ default: Nothing })))

/** Kept by the phone as a visitor sees it: there nobody knows who is logged in. */
const OFFLINE_PAGE = '/sem-conexao'

type Props = { viewer: { id: number; nickname: string } | null }

/** Comes after the page; a visitor pays nothing for it. */
export function OfflineSync({ viewer }: Props) {
  const [ready, setReady] = useState(false)
  const unknown = useLocation().pathname === OFFLINE_PAGE
  useEffect(() => {
    setReady(true)
    // Somebody logged out on this phone: what it kept of their garden goes.
    if (!viewer && !unknown && localStorage.getItem('grower-kit') !== null)
      void import('../kit.browser.ts').then(({ forgetKit }) => forgetKit())
  }, [viewer, unknown])
  if (!ready) return null
  if (!viewer && (unknown || localStorage.getItem('grower-a-enviar-ha') === null)) return null
  return (
    <Suspense>{viewer ? <QueueNotice user_id={viewer.id} nickname={viewer.nickname} /> : <VisitorNotice />}</Suspense>
  )
}
