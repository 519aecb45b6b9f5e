import { lazy, Suspense, useEffect, useState } from 'react'

const QueueNotice = lazy(() => import('./queue-notice.tsx'))

type Props = { viewer: { id: number; nickname: string } | null }

/** Comes after the page; a visitor pays nothing for it. */
export function OfflineSync({ viewer }: Props) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
    // Somebody logged out on this phone: what it kept of their garden goes.
    if (!viewer && localStorage.getItem('grower-kit') !== null)
      void import('../kit.ts').then(({ forgetKit }) => forgetKit())
  }, [viewer])
  if (!ready || !viewer) return null
  return (
    <Suspense>
      <QueueNotice user_id={viewer.id} nickname={viewer.nickname} />
    </Suspense>
  )
}
