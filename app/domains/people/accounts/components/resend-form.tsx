import { useEffect, useState } from 'react'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

const WAIT_SECONDS = 60

/** Requests another link. After each one the button is disabled for a minute; the server enforces the same limit. */
type Props = {
  justSent: object | undefined
  /** Of somebody who is not signed in: the address that it goes to. */
  email?: string
}

export function ResendForm({ justSent, email }: Props) {
  const seconds = useCountdown(justSent)
  return (
    <Form name={email && 'again'}>
      {email && <HiddenField name="email" value={email} />}
      {seconds > 0 ? (
        <p className="figures text-center text-muted">Você pode pedir outro em {seconds} s.</p>
      ) : (
        <SubmitButton wide tone={justSent ? 'quiet' : 'primary'}>
          Enviar o link de novo
        </SubmitButton>
      )}
    </Form>
  )
}

/** Countdown from a minute, restarted each time `start` is a new object. */
function useCountdown(start: object | undefined) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!start) return
    const ends = Date.now() + WAIT_SECONDS * 1000
    const tick = () => setSeconds(Math.max(0, Math.ceil((ends - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [start])
  return seconds
}
