import { data } from 'react-router'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { RecoverInput } from '../passwords/passwords.schemas.ts'
import type { Route } from './+types/recover-password.page'

export const middleware = [access('guest')]
export const meta = pageMeta({ title: 'Recuperar a senha', noindex: true })

// Without a loader, client-side navigation would not run the access middleware on the server.
export const loader = () => null

export const action = (args: Route.ActionArgs) =>
  submit(args, RecoverInput, async (api, input) =>
    data({ sent_to: (await api.accounts.passwords.recover(input)).email }),
  )

export default function RecoverPasswordPage({ actionData }: Route.ComponentProps) {
  const sent_to = actionData && 'sent_to' in actionData ? actionData.sent_to : undefined
  return (
    <NarrowPage
      title="Recuperar a senha"
      text={sent_to ? undefined : 'Escreva o e-mail da sua conta para receber um link.'}
      below={
        <Link className="link reach" to="/auth/login">
          Voltar para o login
        </Link>
      }
    >
      {sent_to ? <Sent email={sent_to} /> : <RecoverForm />}
    </NarrowPage>
  )
}

function RecoverForm() {
  return (
    <Form>
      <TextField name="email" label="E-mail" type="email" autoComplete="email" maxLength={254} />
      <SubmitButton wide>Enviar o link</SubmitButton>
    </Form>
  )
}

const Sent = ({ email }: { email: string }) => (
  <div role="status">
    <Notice tone="success" title="Confira seu e-mail">
      Se <b className="wrap-anywhere">{email}</b> tiver uma conta aqui, o link chega em instantes. Ele vale por 1 hora.
      Olhe também a caixa de spam.
    </Notice>
  </div>
)
