import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Drop } from '#domains/learning/courses/lessons/moved.model.ts'

export type Dragged = { what: 'module' | 'lesson'; id: number }

/** How near to the edge of the window it scrolls while something is dragged, and how far each time. */
const EDGE = 72
const STEP = 12

/**
 * Dragging by a handle, with mouse, pen or finger: where the pointer is, tells where it would be dropped. Rows carry
 * `data-lesson`, modules `data-module`. Escape, or a drag that the browser ends, leaves all as it was.
 */
export function useDragOrder(onDrop: (drop: Drop) => void) {
  const root = useRef<HTMLDivElement>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const held = useRef<Dragged | null>(null)
  const isDragging = drop !== null

  const letGo = () => {
    held.current = null
    setDrop(null)
  }
  useEffect(() => {
    if (!isDragging) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      held.current = null
      setDrop(null)
    }
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isDragging])

  const handle = (dragged: Dragged) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = dragged
      event.preventDefault()
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (!held.current || !root.current) return
      if (clientY < EDGE) window.scrollBy(0, -STEP)
      if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
      setDrop(dropAt(root.current, held.current, clientY))
    },
    onPointerUp: () => {
      if (held.current && drop && drop.before !== drop.id) onDrop(drop)
      letGo()
    },
    onPointerCancel: letGo,
  })
  return { root, drop, handle }
}

/** What the pointer is over decides: before the first thing whose middle is below it. */
function dropAt(root: HTMLElement, { what, id }: Dragged, y: number): Drop {
  const modules = [...root.querySelectorAll<HTMLElement>('[data-module]')]
  if (what === 'module') return { what, id, before: firstBelow(modules, 'module', y) }
  const over = modules.findLast((one) => one.getBoundingClientRect().top <= y) ?? modules[0]
  const rows = [...(over?.querySelectorAll<HTMLElement>('[data-lesson]') ?? [])]
  return { what, id, module: Number(over?.dataset.module), before: firstBelow(rows, 'lesson', y) }
}

function firstBelow(elements: HTMLElement[], name: 'module' | 'lesson', y: number) {
  const next = elements.find((one) => {
    const { top, height } = one.getBoundingClientRect()
    return y < top + height / 2
  })
  return next ? Number(next.dataset[name]) : null
}
