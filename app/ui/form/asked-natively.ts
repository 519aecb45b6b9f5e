import { useEffect, useState } from 'react'

/**
 * `data-ask` of a submit button whose dialog lives only once the page does: until then the browser itself asks (the page's
 * boot script), so that a tap on a page that is still loading does nothing unasked.
 */
export function useAskedNatively(question: string): string | undefined {
  const [asks, setAsks] = useState(true)
  useEffect(() => setAsks(false), [])
  return asks ? question : undefined
}
