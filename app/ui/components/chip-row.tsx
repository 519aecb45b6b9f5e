import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = {
  label: string
  /** Stays one row on wider screens too, closer together. */
  tight?: boolean
  children: ReactNode
}

/** Chips in one row that scrolls sideways on a phone, faded at the edge; wraps on wider screens. */
export function ChipRow({ label, tight, children }: Props) {
  const row = useRef<HTMLElement>(null)
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another active chip
  useEffect(() => scrollToActive(row.current), [search])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`scroll-row fade-edges relative -mx-4 scroll-px-8 gap-2 py-1 pr-10 pl-4 md:mx-0 md:px-0 ${tight ? 'md:gap-1 md:[&>.chip]:px-2.5' : 'md:flex-wrap'}`}
    >
      {children}
    </nav>
  )
}

/** Scrolls to the active chip, which may be out of view. */
export function scrollToActive(row: HTMLElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
}
