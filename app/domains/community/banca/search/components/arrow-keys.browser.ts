import type { KeyboardEvent } from 'react'

/** Arrows walk from the search box through what was found (`data-hit`) and back; Escape returns to the box. */
export function walkWithArrows(event: KeyboardEvent<HTMLElement>) {
  const box = event.currentTarget.querySelector<HTMLElement>('input[type=search]')
  const stops = [box, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')].filter(
    (stop) => stop !== null,
  )
  const at = stops.indexOf(event.target as HTMLElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const next = event.key === 'Escape' && at > 0 ? box : step && at >= 0 ? stops[at + step] : null
  if (!next) return
  event.preventDefault()
  next.focus()
}
