import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * A form leaves the page where the thumb is (`preventScrollReset`), since its answer mostly leads to the page itself. When
 * it leads to another one, that begins at its top, or at the address's anchor.
 */
export function TopOfNewPage() {
  const { pathname, search, hash } = useLocation()
  const { formMethod } = useNavigation()
  const address = pathname + search
  const sentFrom = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (formMethod && formMethod !== 'GET') {
      sentFrom.current = address
      return
    }
    if (sentFrom.current !== undefined && sentFrom.current !== address && !hash) scrollTo(0, 0)
    sentFrom.current = undefined
  }, [address, formMethod, hash])
  return null
}
