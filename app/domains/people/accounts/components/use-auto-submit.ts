import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/**
 * Submits the form of a mailed link automatically once the page is visible. A plain GET does not consume the token, so
 * mail scanners cannot use it.
 */
export function useAutoSubmit(wanted: boolean, token: string) {
  const submit = useSubmit()
  const sent = useRef(false)
  useEffect(() => {
    if (!wanted || sent.current) return
    sent.current = true
    submit({ token }, { method: 'post', replace: true })
  }, [wanted, token, submit])
}
