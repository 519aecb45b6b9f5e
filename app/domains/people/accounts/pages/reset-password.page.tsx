import { redirect } from 'react-router'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeadLink } from '../components/dead-link.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { ResetInput } from '../passwords/passwords.schemas.ts'
import type { Route } from './+types/reset-password.page'
import { checkLink } from './check-link.server.ts'

export const middleware = [access('guest')]
export const meta = pageMeta({ title: 'Escolher senha nova', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) => checkLink(apiFor(context), request, 'reset_password')

export const action = (args: Route.ActionArgs) =>
  submit(args, ResetInput, async (api, input) => {
    const { review } = await api.accounts.passwords.reset(input)
    if (review) return redirect(`/auth/outros-acessos?token=${review.token}`)
    return redirectWithToast('/auth/login', 'Senha nova salva. Entre com ela.')
  })

export default function ResetPasswordPage({ loaderData: { token, state } }: Route.ComponentProps) {
  if (state !== 'valid')
    return <DeadLink state={state} again={{ to: '/auth/recuperar-senha', label: 'Pedir outro link' }} />
  return (
    <NarrowPage title="Escolha uma senha nova" text="Quando você salvar, os outros aparelhos serão desconectados.">
      <Form>
        <HiddenField name="token" value={token} />
        <NewPasswordField name="password" label="Senha nova" />
        <SubmitButton wide sending="Salvando…">
          Salvar a senha
        </SubmitButton>
      </Form>
    </NarrowPage>
  )
}
