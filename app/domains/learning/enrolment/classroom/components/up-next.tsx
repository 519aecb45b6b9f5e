import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { lockWords } from '../lock.words.ts'
import type { ClassLink, NextClass } from '../next-class.model.ts'

/** Seconds until the next class begins by itself. */
const PAUSE_S = 8

/** What comes after the video: the next class, or when it opens and what is open meanwhile. */
export const UpNext = ({ next }: { next: NextClass }) =>
  next.closed ? (
    <div role="status" className="rounded-box border border-base-300 bg-surface p-3">
      <ClosedNext {...next.closed} open={next.open} />
    </div>
  ) : next.open && !next.left ? (
    <OpenNext next={next.open} />
  ) : null

type Closed = NonNullable<NextClass['closed']> & { open: ClassLink | null }

/** The class that follows is closed still: nobody is sent there. */
export const ClosedNext = ({ title, lock, open }: Closed) => (
  <div className="flex flex-wrap items-center gap-3">
    <p className="min-w-0 flex-1 break-words">
      A próxima, “{title}”, está fechada. {lockWords(lock)}.
    </p>
    {open && (
      <LinkButton to={open.to} icon="arrow-right" long>
        Ir para {open.title}
      </LinkButton>
    )}
  </div>
)

/** The next class, by itself unless somebody says no. */
function OpenNext({ next }: { next: ClassLink }) {
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(PAUSE_S)
  useEffect(() => {
    if (left === null) return
    if (left <= 0) return void navigate(next.to)
    const tick = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(tick)
  }, [left, navigate, next.to])
  // Who has begun to write, or to choose something, stays.
  useEffect(() => {
    const stay = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches('input, textarea, select, summary')) setLeft(null)
    }
    document.addEventListener('focusin', stay)
    document.addEventListener('input', stay)
    if (document.activeElement?.matches('input, textarea')) setLeft(null)
    return () => {
      document.removeEventListener('focusin', stay)
      document.removeEventListener('input', stay)
    }
  }, [])
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-box border border-base-300 bg-surface p-3">
      <span className="min-w-0 flex-1 break-words">
        Próxima: {next.title}
        {left !== null && ` em ${left} s`}
      </span>
      {left !== null && (
        <Button size="sm" onClick={() => setLeft(null)}>
          Ficar aqui
        </Button>
      )}
      <Button size="sm" tone="primary" onClick={() => void navigate(next.to)}>
        Ir agora
      </Button>
    </div>
  )
}
