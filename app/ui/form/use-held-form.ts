import { type RefObject, useEffect, useState } from 'react'

/**
 * Keeps the form around an element from being sent while something of it is under way, which would be missing.
 * True once somebody tried.
 */
export function useHeldForm(within: RefObject<HTMLElement | null>, isHeld: boolean) {
  const [tried, setTried] = useState(false)
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!isHeld || !form) return
    // Before the form's own handlers and the router's.
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setTried(true)
      within.current?.scrollIntoView({ block: 'center' })
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      setTried(false)
    }
  }, [within, isHeld])
  return tried && isHeld
}
