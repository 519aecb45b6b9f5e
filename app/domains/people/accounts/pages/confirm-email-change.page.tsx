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
import { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import type { Route } from './+types/confirm-email-change.page'
import { checkLink } from './check-link.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Confirmar o e-mail novo', noindex: true })

export const loader = ({ request, context }: Route.LoaderArgs) => checkLink(apiFor(context), request, 'change_email')

export const action = (args: Route.ActionArgs) =>
  submit(args, TokenInput, async (api, input) => {
    await api.accounts.emailChange.confirmChange(input)
    const headers = {
      'set-cookie': toastCookie({ kind: 'success', text: 'E-mail trocado. Os outros aparelhos foram desconectados.' }),
    }
    return redirect(args.context.get(requestContext).viewer ? '/perfil/editar' : '/auth/login', { headers })
  })

export default function ConfirmEmailChangePage({ loaderData: { token, state } }: Route.ComponentProps) {
  if (state !== 'valid') return <DeadLink state={state} again={{ to: '/redefinir-email', label: 'Trocar o e-mail' }} />
  return (
    <NarrowPage title="Confirmar o e-mail novo" text="Quando você confirmar, os outros aparelhos serão desconectados.">
      <Form>
        <HiddenField name="token" value={token} />
        <SubmitButton wide sending="Confirmando…">
          Confirmar meu e-mail novo
        </SubmitButton>
      </Form>
    </NarrowPage>
  )
}
