import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/**
 * Sends a mailed link's form by itself when its owner is looking. Opening the address alone uses nothing, so that a mail
 * scanner can't.
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
