import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formatNumber } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Progress } from '#ui/components/progress.tsx'

const PAUSE_MS = 1500

/** How far it is; asks again until it is over. The page may be closed meanwhile. */
export function ImportProgress({ label, done, all }: { label: string; done: number; all: number }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return (
    <div role="status" className="space-y-2">
      <Progress
        label={label}
        share={all ? done / all : undefined}
        hint={`${formatNumber(done)} de ${formatNumber(all)}`}
      />
      <p className="text-sm text-muted">Pode fechar esta página: continua sozinho.</p>
      <noscript>
        <LinkButton to="" reload icon="refresh-cw">
          Ver como está
        </LinkButton>
      </noscript>
    </div>
  )
}
