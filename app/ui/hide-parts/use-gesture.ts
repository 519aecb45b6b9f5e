import { type PointerEvent, type RefObject, useRef } from 'react'
import { isDrawn, moved, type Point, rectangleBetween, sized } from './parts.ts'
import type { KeyedPart, PartsOnPhoto } from './use-parts.ts'

type Gesture = { what: 'draw' | 'move' | 'size'; from: Point; part: KeyedPart }

/** Pointer gestures: on the photo draw a rectangle, on one move it, on its corner resize it. */
export function useGesture(stage: RefObject<HTMLElement | null>, { parts, isFull, nextKey, put }: PartsOnPhoto) {
  const gesture = useRef<Gesture | null>(null)
  const pointOf = (event: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    const target = event.target as HTMLElement
    const box = target.closest<HTMLElement>('[data-part]')
    const from = pointOf(event)
    const part = parts.find(({ key }) => String(key) === box?.dataset.part)
    if (!part && isFull) return
    stage.current?.setPointerCapture(event.pointerId)
    if (part) gesture.current = { what: target.closest('[data-corner]') ? 'size' : 'move', from, part }
    else gesture.current = { what: 'draw', from, part: { ...from, width: 0, height: 0, key: nextKey } }
    // Not every browser focuses a pressed button.
    box?.focus()
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!gesture.current) return
    const { what, from, part } = gesture.current
    const to = pointOf(event)
    const by = { x: to.x - from.x, y: to.y - from.y }
    const next = what === 'draw' ? rectangleBetween(from, to) : what === 'move' ? moved(part, by) : sized(part, by)
    if (isDrawn(next)) put({ ...next, key: part.key })
  }
  const end = () => {
    gesture.current = null
  }
  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end }
}
