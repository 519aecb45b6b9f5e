import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { ceremony } from './security/ceremony.ts'

type Answer = Awaited<ReturnType<typeof ceremony.login>>

/** The way in without a password: a button, and the browser's own suggestion in the field of the name. */
export function PasskeyLogin() {
  const submit = useSubmit()
  const [waiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = ({ response, sentence }: Answer) => {
    setWaiting(false)
    setFailure(sentence)
    if (response) submit({ form: 'passkey', response: JSON.stringify(response) }, { method: 'post' })
  }
  const open = async () => {
    setWaiting(true)
    send(await ceremony.login())
  }
  useEffect(() => {
    const field = document.querySelector('input[autocomplete~="webauthn"]')
    const offer = () => ceremony.suggest().then((answer) => answer.response && send(answer))
    field?.addEventListener('focus', offer, { once: true })
    return () => field?.removeEventListener('focus', offer)
  })
  return (
    <div className="needs-script space-y-3">
      <div role="status">{failure && <Notice tone="warning">{failure}</Notice>}</div>
      <Form name="passkey">
        <Button icon="key-round" wide onClick={open} waiting={waiting}>
          Entrar com chave de acesso
        </Button>
      </Form>
    </div>
  )
}
