import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const PAUSE_MS = 2000

/** Reads the page's data again every two seconds while something is being made. */
export function useProgress(underWay: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!underWay || state !== 'idle') return
    const timer = setTimeout(revalidate, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [underWay, state, revalidate])
}
