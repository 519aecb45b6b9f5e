import { useEffect, useRef } from 'react'

type Standing = { close: () => void }

/** What a step back closes instead of leaving the page. */
let standing: Standing | null = null

/**
 * Called by the browser's entry before the router listens, which would load the page again: a window calls its listeners in the
 * order in which they came.
 */
export function letBackClose() {
  window.addEventListener('popstate', (event) => {
    if (!standing) return
    event.stopImmediatePropagation()
    const { close } = standing
    standing = null
    close()
  })
}

/**
 * A phone's back button closes what lies over the page and leaves one on it: an entry of the history stands for it while it is
 * open, equal to the page's own, so that the router has nothing to load. Returns what a link inside does before it replaces
 * that entry by where it leads.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const own = useRef<Standing>(null)
  const closing = useRef(close)
  closing.current = close

  useEffect(() => {
    if (open) {
      if (!own.current) {
        const state = window.history.state as { idx?: number } | null
        window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '')
        own.current = { close: () => closing.current() }
      }
      standing = own.current
    } else if (own.current) {
      // Closed otherwise: its entry goes too.
      if (standing === own.current) {
        standing = { close: () => undefined }
        window.history.back()
      }
      own.current = null
    }
  }, [open])

  useEffect(
    () => () => {
      if (standing === own.current) standing = null
    },
    [],
  )

  return () => {
    standing = null
    own.current = null
  }
}
