import { redirect } from 'react-router'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { toastCookie } from '#web/toast.server.ts'
import { DeadLink } from '../components/dead-link.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { withRedirect } from '../components/with-redirect.model.ts'
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import type { Route } from './+types/confirm-password-change.page'
import { checkLink } from './check-link.server.ts'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Confirmar a senha nova', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) => checkLink(apiFor(context), request, 'change_password')

export const action = (args: Route.ActionArgs) =>
  submit(args, TokenInput, async (api, input) => {
    await api.accounts.passwords.confirmChange(input)
    const headers = {
      'set-cookie': toastCookie({ kind: 'success', text: 'Senha trocada. Os outros aparelhos foram desconectados.' }),
    }
    const next = redirectOf(args.request)
    const { viewer } = args.context.get(requestContext)
    return redirect(viewer ? (next ?? '/') : withRedirect('/auth/login', next), { headers })
  })

export default function ConfirmPasswordChangePage({ loaderData: { token, state } }: Route.ComponentProps) {
  if (state !== 'valid') return <DeadLink state={state} again={{ to: '/redefinir-senha', label: 'Trocar a senha' }} />
  return (
    <NarrowPage title="Confirmar a senha nova" text="Quando você confirmar, os outros aparelhos serão desconectados.">
      <Form>
        <HiddenField name="token" value={token} />
        <SubmitButton wide sending="Confirmando…">
          Confirmar a troca
        </SubmitButton>
      </Form>
    </NarrowPage>
  )
}
