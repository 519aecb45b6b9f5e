import { data } from 'react-router'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { PasswordChange } from '../passwords/passwords.schemas.ts'
import type { Route } from './+types/change-password.page'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('in_session')]
export const meta = pageMeta({ title: 'Trocar a senha' })

export const loader = ({ context }: Route.LoaderArgs) => ({ forced: viewerOf(context).need_update_password })

export const action = (args: Route.ActionArgs) =>
  submit(args, PasswordChange, async (api, input) =>
    data({
      sent_to: (await api.accounts.passwords.change({ ...input, redirect: redirectOf(args.request) ?? undefined }))
        .email,
    }),
  )

export default function ChangePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const sent_to = actionData && 'sent_to' in actionData ? actionData.sent_to : undefined
  return (
    <NarrowPage title="Trocar a senha" text={sent_to ? undefined : 'Confirmamos a troca por e-mail.'}>
      {sent_to ? <Sent email={sent_to} /> : <ChangeForm forced={loaderData.forced} />}
    </NarrowPage>
  )
}

function ChangeForm({ forced }: { forced: boolean }) {
  return (
    <div className="space-y-6">
      {forced && (
        <Notice tone="warning" title="Troque a senha para continuar">
          Por segurança, sua conta precisa de uma senha nova.
        </Notice>
      )}
      <Form>
        <PasswordField name="current_password" label="Senha atual" />
        <NewPasswordField name="password" label="Senha nova" />
        <SubmitButton wide>Trocar a senha</SubmitButton>
      </Form>
      {!forced && <BackToAccount />}
    </div>
  )
}

const BackToAccount = () => (
  <Link to="/minha-conta" className="link inline-block py-2.5">
    Voltar à conta
  </Link>
)

const Sent = ({ email }: { email: string }) => (
  <div role="status" className="space-y-4">
    <Notice tone="success" title="Confira seu e-mail">
      Enviamos um link para <b className="wrap-anywhere">{email}</b>. A senha nova começa a valer quando você confirmar.
      O link vale por 1 hora.
    </Notice>
    <BackToAccount />
  </div>
)
