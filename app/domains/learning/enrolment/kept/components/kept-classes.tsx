import { lazy, Suspense, useEffect, useState } from 'react'

// When the chunk cannot be loaded offline, it is loaded with the next page.
const Nothing = () => null
const KeptSync = lazy(() => import('./kept-sync.tsx').catch(() => ({ default: Nothing })))

/** Loaded after the page, and only where classes are kept. */
export function KeptClasses({ viewer_id }: { viewer_id: number | null }) {
  const [any, setAny] = useState(false)
  useEffect(() => setAny(localStorage.getItem('grower-aulas') !== null), [])
  return any ? (
    <Suspense>
      <KeptSync viewer_id={viewer_id} />
    </Suspense>
  ) : null
}
