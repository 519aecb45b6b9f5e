import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Keeps the form around an element from being sent while something of it is under way, which would be missing.
 * True once somebody tried.
 */
export function useHeldForm(
  within: RefObject<HTMLElement | null>,
  isHeld: boolean,
  onTry?: (again: () => void) => void,
): boolean {
  const [tried, setTried] = useState(false)
  const told = useRef(onTry)
  told.current = onTry
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!isHeld || !form) return
    // Before the form's own handlers and the router's.
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setTried(true)
      const { submitter } = event
      if (told.current) told.current(() => form.requestSubmit(submitter?.isConnected ? submitter : null))
      else within.current?.scrollIntoView({ block: 'center' })
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      setTried(false)
    }
  }, [within, isHeld])
  return tried && isHeld
}
