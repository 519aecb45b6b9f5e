import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * A form leaves the page where the thumb is (`preventScrollReset`), since its answer mostly leads to the page itself. When
 * it leads to another one, that begins at its top, or at the address's anchor. A form that only asks (filters, a CEP)
 * stays on its page whatever its address becomes.
 */
export function TopOfNewPage() {
  const { pathname, search, hash } = useLocation()
  const { formMethod } = useNavigation()
  const address = pathname + search
  const sentFrom = useRef<{ address: string; pathname: string; asks: boolean }>(undefined)
  useLayoutEffect(() => {
    if (formMethod) {
      sentFrom.current = { address, pathname, asks: formMethod === 'GET' }
      return
    }
    const from = sentFrom.current
    if (from && !hash && (from.asks ? from.pathname !== pathname : from.address !== address)) scrollTo(0, 0)
    sentFrom.current = undefined
  }, [address, pathname, formMethod, hash])
  return null
}
