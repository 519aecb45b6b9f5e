import { type MouseEvent, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ceremony } from './ceremony.browser.ts'
import { CodeField } from './code-field.tsx'

/** Creates a passkey in the browser and submits it with its name; requires scripts. */
export function AddPasskey({ asksCode }: { asksCode: boolean }) {
  const [waiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const make = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const form = currentTarget.form
    if (!form || waiting) return
    setWaiting(true)
    setFailure(undefined)
    const typed = (name: string) => String(new FormData(form).get(name) ?? '')
    const code = typed('code')
    const { response, sentence } = await ceremony.register({ password: typed('password'), ...(code && { code }) })
    setWaiting(false)
    if (!response) return setFailure(sentence)
    const field = form.elements.namedItem('response')
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(response)
    form.requestSubmit()
  }
  return (
    <>
      <noscript>
        <Notice>Para criar uma chave de acesso, ative o JavaScript neste navegador.</Notice>
      </noscript>
      <div className="needs-script space-y-4">
        <div role="status">{failure && <Notice tone="warning">{failure}</Notice>}</div>
        <Form name="passkey-add">
          <TextField name="name" label="Nome da chave" placeholder="Meu celular" maxLength={60} />
          <PasswordField name="password" label="Sua senha" />
          {asksCode && <CodeField />}
          <HiddenField name="response" value="" />
          <Button icon="key-round" onClick={make} waiting={waiting}>
            Criar chave de acesso
          </Button>
        </Form>
      </div>
    </>
  )
}
