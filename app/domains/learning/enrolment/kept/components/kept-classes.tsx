import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { KEPT } from '../kept.kinds.ts'

// When the chunk cannot be loaded offline, it is loaded with the next page.
type Sync = { default: ComponentType<{ viewer_id: number | null }> }
const nothing: Sync = { default: () => null }
const KeptSync = lazy<Sync['default']>(() => import('./kept-sync.tsx').catch(() => nothing))

/** Loaded after the page, and only where classes are kept; the way to them is here, as a chunk may not come without signal. */
export function KeptClasses({ viewer_id }: { viewer_id: number | null }) {
  const { pathname } = useLocation()
  const [any, setAny] = useState(false)
  useEffect(() => setAny(localStorage.getItem('grower-aulas') !== null), [])
  return any ? (
    <>
      {pathname === '/sem-conexao' && (
        <p className="mb-6 text-center">
          <LinkButton to={KEPT} icon="graduation-cap" reload>
            Aulas guardadas no celular
          </LinkButton>
        </p>
      )}
      <Suspense>
        <KeptSync viewer_id={viewer_id} />
      </Suspense>
    </>
  ) : null
}
