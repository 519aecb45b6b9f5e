import { type RefObject, useEffect, useEffectEvent } from 'react'

const LONG_ENOUGH = 1000

/** Calls once, when half of the element has been visible for one second without a break. */
export function useHalfSeen(element: RefObject<Element | null>, onSeen: () => void) {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!element.current) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(waiting)
        if (!entry?.isIntersecting) return
        waiting = setTimeout(() => {
          observer.disconnect()
          seen()
        }, LONG_ENOUGH)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
    }
  }, [element])
}
