import { useEffect, useRef } from 'react'

/**
 * A phone's back button closes what lies over the page and leaves one on it: an entry of the history stands for it while it is
 * open, equal to the page's own, so that the router has nothing to load. Returns what a link inside does before it replaces
 * that entry by where it leads.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const stands = useRef(false)
  const closing = useRef(close)
  closing.current = close

  useEffect(() => {
    // Before the router, which would load the page again.
    const onPop = (event: PopStateEvent) => {
      if (!stands.current) return
      stands.current = false
      event.stopImmediatePropagation()
      closing.current()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [])

  useEffect(() => {
    if (open && !stands.current) {
      const state = window.history.state as { idx?: number } | null
      window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '')
      stands.current = true
    }
    if (!open && stands.current) window.history.back()
  }, [open])

  return () => {
    stands.current = false
  }
}
