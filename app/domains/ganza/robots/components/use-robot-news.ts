import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Often while the robot owes an answer, else now and then. */
const WAITING_MS = 4000
const IDLE_MS = 60_000

/** Loads the page's data again: while the robot was asked for something, until it tells; then for alerts and events. */
export function useRobotNews(waiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') void revalidate()
      },
      waiting ? WAITING_MS : IDLE_MS,
    )
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
