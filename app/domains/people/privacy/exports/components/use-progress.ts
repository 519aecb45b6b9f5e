import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE_MS = 2000

/** Revalidates the page's data every two seconds while a job is running. */
export function useProgress(underWay: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!underWay || state !== 'idle') return
    const timer = setTimeout(revalidate, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [underWay, state, revalidate])
}
