import { data } from 'react-router'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { CodeField } from '../components/security/code-field.tsx'
import { EmailChange } from '../email-change/email-change.schemas.ts'
import type { Route } from './+types/change-email.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Trocar o e-mail' })

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email_verified } = viewerOf(context)
  const { accounts } = apiFor(context)
  const [{ own }, { state }] = await Promise.all([
    accounts.users.show({ id_or_nickname: String(id) }),
    accounts.secondFactor.showSecondFactor(),
  ])
  return { email: own?.email ?? '', email_verified, asks_code: state === 'on' }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, EmailChange, async (api, input) =>
    data({ sent_to: (await api.accounts.emailChange.change(input)).email }),
  )

export default function ChangeEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const sent_to = actionData && 'sent_to' in actionData ? actionData.sent_to : undefined
  const { email, email_verified, asks_code } = loaderData
  return (
    <NarrowPage title="Trocar o e-mail" text={sent_to ? undefined : <b className="wrap-anywhere">{email}</b>}>
      {sent_to ? (
        <Sent email={sent_to} authorize={email_verified} />
      ) : (
        <ChangeForm authorize={email_verified} asksCode={asks_code} />
      )}
    </NarrowPage>
  )
}

function ChangeForm({ authorize, asksCode }: { authorize: boolean; asksCode: boolean }) {
  return (
    <div className="space-y-6">
      {authorize && (
        <p>
          Enviamos um link para o e-mail atual e, depois, outro para o novo. A troca só vale quando você confirmar nos
          dois.
        </p>
      )}
      <Form>
        <TextField name="email" label="E-mail novo" type="email" autoComplete="email" maxLength={254} />
        <PasswordField name="current_password" label="Senha atual" />
        {asksCode && <CodeField />}
        <SubmitButton wide>Trocar o e-mail</SubmitButton>
      </Form>
    </div>
  )
}

/** The same text whether the new address is taken or not. */
const Sent = ({ email, authorize }: { email: string; authorize: boolean }) => (
  <div role="status">
    <Notice tone="success" title="Confira seu e-mail">
      Enviamos uma mensagem para <b className="wrap-anywhere">{email}</b>.{' '}
      {authorize
        ? 'Autorize a troca por lá. O link vale por 1 hora.'
        : 'Confirme que o e-mail é seu. O link vale por 24 horas.'}{' '}
      Olhe também a caixa de spam.
    </Notice>
  </div>
)
