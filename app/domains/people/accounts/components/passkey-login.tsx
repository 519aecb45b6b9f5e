import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import type { ceremony } from './security/ceremony.browser.ts'

/** Imported when the button or field is used, to keep the initial bundle small. */
const ceremonies = async () => (await import('./security/ceremony.browser.ts')).ceremony

type Answer = Awaited<ReturnType<typeof ceremony.login>>

const unreachable = (): Answer => ({ sentence: 'Você está sem conexão. Confira a internet e tente de novo.' })

/** Passkey login: a button, and the browser's autofill suggestion in the username field. */
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
    send(await ceremonies().then((way) => way.login(), unreachable))
  }
  useEffect(() => {
    const field = document.querySelector('input[autocomplete~="webauthn"]')
    const offer = async () => {
      const answer = await ceremonies().then((way) => way.suggest(), unreachable)
      if (answer.response) send(answer)
    }
    field?.addEventListener('focus', offer, { once: true })
    return () => field?.removeEventListener('focus', offer)
  })
  return (
    <div className="needs-script space-y-3">
      <div role="status">{failure && <Notice tone="warning">{failure}</Notice>}</div>
      <Form name="passkey">
        <Button icon="key-round" wide onClick={open} waiting={waiting}>
          Usar uma chave de acesso
        </Button>
      </Form>
    </div>
  )
}
