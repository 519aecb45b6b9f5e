import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Often while the robot owes an answer, else now and then. */
const WAITING_MS = 4000
const IDLE_MS = 60_000

/**
 * Loads the page's data again: while the robot was asked for something, until it tells; then for alerts and events. Who
 * comes back to the page sees it as it is, not as it was left.
 */
export function useRobotNews(waiting: boolean) {
  const { revalidate, state } = useRevalidator()
  const asking = useRef(state)
  asking.current = state
  useEffect(() => {
    const ask = () => {
      // Asked again meanwhile, an answer that is on its way would be thrown away.
      if (document.visibilityState === 'visible' && asking.current === 'idle') void revalidate()
    }
    const timer = setInterval(ask, waiting ? WAITING_MS : IDLE_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [waiting, revalidate])
}
