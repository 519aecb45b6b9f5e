import type { KeyboardEvent } from 'react'
import { addDays } from '#shared/days.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Arrow keys move the focus between the visible days of a calendar. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const days = steps[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day
  if (!days || !from) return
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-day="${addDays(from, days)}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
}
