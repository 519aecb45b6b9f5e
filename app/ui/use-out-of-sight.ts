import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the element is (or has come) out of sight, for what is inserted after the first paint: what is inserted
 * where nobody looks shifts nothing.
 */
export function useOutOfSight(marker: RefObject<Element | null>) {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    if (!marker.current || hidden) return
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting === false))
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [marker, hidden])
  return hidden
}
