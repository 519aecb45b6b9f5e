import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { useRootData } from '../root-data.ts'
import { setErrand, useErrand } from './errand.ts'

/** On every page between the one that sent somebody away and their way back there. */
export function ErrandBar() {
  const errand = useErrand()
  const { pathname } = useLocation()
  const viewer = useRootData()?.viewer?.id
  const isBack = errand?.to === pathname
  const was = useRef<string>(undefined)
  // Over as they come there; it begins there too.
  useEffect(() => {
    if (isBack && was.current !== pathname) setErrand(null)
    was.current = pathname
  }, [isBack, pathname])
  if (!errand || isBack || errand.user_id !== viewer) return null
  return (
    <section
      aria-label="O que você começou"
      className="no-print mb-4 flex items-center gap-x-3 rounded-box border border-base-300 bg-base-200 px-4 py-1"
    >
      <p className="line-clamp-2 min-w-0 flex-1 text-sm">{errand.words}</p>
      <Link to={errand.to} className="link inline-flex min-h-11 items-center font-semibold">
        Voltar
      </Link>
      <Button tone="plain" icon="x" iconOnly onClick={() => setErrand(null)}>
        Não voltar
      </Button>
    </section>
  )
}
