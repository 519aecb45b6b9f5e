import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const throttle = 200

/** Progress bar while the next page loads; not shown for pages that load within 200 ms. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== 'idle'
  const shown = useDelayedTrue(waiting, throttle)
  if (!shown) return null
  return (
    <div
      aria-hidden="true"
      className="waiting-bar no-print pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left bg-accent"
    />
  )
}

/** True once `value` has been true for `delay` ms; false at once. */
function useDelayedTrue(value: boolean, delay: number): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!value) return setLater(false)
    const timer = setTimeout(() => setLater(true), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return later
}
